import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { invitations, staff, users } from "#app/platform/db/schema/identity.ts";
import type { Actor, Campus, Staff, StaffRole } from "../actor.ts";
import { type AuthRefusal, tooManyRefusal } from "../auth/call-auth-handler.server.ts";
import { enqueueInvitationEmail } from "../auth/emails/staff-emails.server.ts";
import { createInvitationToken } from "../auth/invitation-token.server.ts";
import { countAttempt, emailLimit } from "../auth/limits/rate-limit.server.ts";
import { can } from "../permissions.ts";
import { recordHistory } from "../record-history.server.ts";
import { INVITATION_DAYS, normalizeTeamRole } from "./team.ts";

type InvitationInput = { email: string; role: StaffRole; campus: Campus | null; locale: Locale };

/**
 * Invites somebody to the staff by a letter whose link serves once, within seven days. An earlier invitation of the
 * same address is cancelled. Refuses somebody who is of the staff already; null for whoever may not manage people.
 */
export async function inviteStaff(
  actor: Actor,
  input: InvitationInput,
): Promise<{ ok: true } | AuthRefusal<"already-staff"> | null> {
  if (!canInvite(actor)) return null;
  return transaction((tx) => insertInvitation(tx, actor, input));
}

export const canInvite = (actor: Actor): actor is Staff =>
  actor.kind === "staff" && can(actor, "manage:people");

/** Invites in the transaction of a command that asked `canInvite`. */
export async function insertInvitation(
  tx: Database,
  actor: Staff,
  { email, locale, ...teamRoleInput }: InvitationInput,
): Promise<{ ok: true } | AuthRefusal<"already-staff">> {
  const address = email.normalize("NFC").toLowerCase();
  if (await isStaff(tx, address)) return { ok: false, reason: "already-staff" };
  await tx
    .update(invitations)
    .set({ cancelledAt: now() })
    .where(and(eq(invitations.email, address), isOpenInvitation()));
  const { token, tokenHash } = createInvitationToken();
  const expiresAt = getExpiryDate();
  const teamRole = normalizeTeamRole(teamRoleInput);
  const [invitation] = await tx
    .insert(invitations)
    .values({ ...teamRole, email: address, locale, tokenHash, expiresAt })
    .returning({ id: invitations.id });
  if (!invitation) throw new Error("an invitation was not inserted");
  await enqueueInvitationEmail(tx, {
    email: address,
    actorName: actor.name,
    teamRole,
    locale,
    token,
    expiresAt,
  });
  await recordHistory(
    tx,
    actor,
    "invitation.sent",
    { kind: "invitation", id: invitation.id },
    teamRole,
  );
  return { ok: true };
}

/** An invitation as the page of the team shows it. */
export type PendingInvitation = Pick<
  typeof invitations.$inferSelect,
  "id" | "role" | "campus" | "expiresAt"
> & {
  email: string;
  /** Are its seven days over? */
  over: boolean;
};

/** The invitations nobody has answered nor cancelled, the latest first; [] for whoever may not see them. */
export async function listPendingInvitations(actor: Actor): Promise<PendingInvitation[]> {
  if (!can(actor, "manage:people")) return [];
  const { id, email, role, campus, expiresAt } = invitations;
  const rows = await db()
    .select({ id, email, role, campus, expiresAt })
    .from(invitations)
    .where(and(isNotNull(email), isNull(invitations.acceptedAt), isNull(invitations.cancelledAt)))
    .orderBy(desc(invitations.createdAt));
  return rows.map((row) => ({
    ...row,
    email: row.email ?? "",
    over: row.expiresAt <= now(),
  }));
}

/**
 * Sends the letter of an invitation again, with another link for seven days: the one before is dead. Refuses a second
 * letter within a minute; null when there is no such invitation to send.
 */
export async function resendInvitation(
  actor: Actor,
  id: string,
): Promise<{ ok: true } | AuthRefusal<"too-many"> | null> {
  if (actor.kind !== "staff" || !can(actor, "manage:people")) return null;
  const waitSeconds = await countAttempt(emailLimit, `invitation ${id}`);
  if (waitSeconds > 0) return tooManyRefusal(waitSeconds);
  return transaction(async (tx) => {
    const { token, tokenHash } = createInvitationToken();
    const expiresAt = getExpiryDate();
    const [row] = await tx
      .update(invitations)
      .set({ tokenHash, expiresAt })
      .where(and(matchesInvitationId(id), isUnanswered()))
      .returning();
    if (!row?.email) return null;
    const { email, locale } = row;
    await enqueueInvitationEmail(tx, {
      email,
      actorName: actor.name,
      teamRole: row,
      locale,
      token,
      expiresAt,
    });
    await recordHistory(tx, actor, "invitation.sent-again", { kind: "invitation", id });
    return { ok: true };
  });
}

/** Makes the link of an invitation useless; null when there is none to cancel. */
export async function cancelInvitation(actor: Actor, id: string): Promise<{ ok: true } | null> {
  if (!can(actor, "manage:people")) return null;
  return transaction((tx) => cancelInvitationRow(tx, actor, id));
}

/** Cancels in the transaction of a command that asked `canInvite`. */
export async function cancelInvitationRow(
  tx: Database,
  actor: Actor,
  id: string,
): Promise<{ ok: true } | null> {
  const updated = await tx
    .update(invitations)
    .set({ cancelledAt: now() })
    .where(and(matchesInvitationId(id), isUnanswered()))
    .returning({ id: invitations.id });
  if (updated.length === 0) return null;
  await recordHistory(tx, actor, "invitation.cancelled", { kind: "invitation", id });
  return { ok: true };
}

/** The id comes from an address or a form: it may be no id at all. */
export const matchesInvitationId = (id: string) => sql`${invitations.id}::text = ${id}`;

const isUnanswered = () =>
  and(
    isNotNull(invitations.email),
    isNull(invitations.acceptedAt),
    isNull(invitations.cancelledAt),
  );

export const isOpenInvitation = () => and(isUnanswered(), gt(invitations.expiresAt, now()));

function getExpiryDate(): Date {
  return new Date(now().getTime() + INVITATION_DAYS * 24 * 3600_000);
}

async function isStaff(tx: Database, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: staff.userId })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(users.email, email));
  return rows.length > 0;
}
