import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Actor, Campus, Staff, StaffRole } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { INVITATION_DAYS, normalizeTeamRole } from "#app/features/access/team.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { enqueueInvitationEmail } from "#app/features/auth/emails/staff-emails.server.ts";
import {
  type AuthRefusal,
  tooManyRefusal,
} from "#app/features/auth/library/call-auth-handler.server.ts";
import { countAttempt, emailLimit } from "#app/features/auth/limits/rate-limit.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { invitations, staff, users } from "#app/platform/db/schema/identity.ts";
import { createInvitationToken } from "./invitation-token.server.ts";

type InvitationInput = { email: string; role: StaffRole; campus: Campus | null; locale: Locale };

/**
 * Invites somebody to the staff by email; the link works once, within seven days. Cancels an earlier invitation of
 * the same address. Refuses with `already-staff`; null without `manage:people`.
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

/** Inserts an invitation in the caller's transaction. The caller has checked `canInvite`. */
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

/** An invitation as the team page lists it. */
export type PendingInvitation = Pick<
  typeof invitations.$inferSelect,
  "id" | "role" | "campus" | "expiresAt"
> & {
  email: string;
  /** Whether its seven days are over. */
  isExpired: boolean;
};

/** The invitations neither accepted nor cancelled, newest first; [] without `manage:people`. */
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
    isExpired: row.expiresAt <= now(),
  }));
}

/**
 * Sends an invitation again with a new link for seven days; the former link stops working. Refuses with `too-many`
 * within a minute; null without permission or without such an invitation.
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

/** Cancels an invitation, whose link then stops working; null without permission or when there is none to cancel. */
export async function cancelInvitation(actor: Actor, id: string): Promise<{ ok: true } | null> {
  if (!can(actor, "manage:people")) return null;
  return transaction((tx) => cancelInvitationRow(tx, actor, id));
}

/** Cancels an invitation in the caller's transaction. The caller has checked `canInvite`. */
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

/** Compares as text, because an id from an address or a form may not be a UUID. */
export const matchesInvitationId = (id: string) => sql`${invitations.id}::text = ${id}`;

const isUnanswered = () =>
  and(
    isNotNull(invitations.email),
    isNull(invitations.acceptedAt),
    isNull(invitations.cancelledAt),
  );

export const isOpenInvitation = () => and(isUnanswered(), gt(invitations.expiresAt, now()));

function getExpiryDate(): Date {
  return new Date(now().getTime() + INVITATION_DAYS * DAY_MS);
}

async function isStaff(tx: Database, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: staff.userId })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(users.email, email));
  return rows.length > 0;
}
