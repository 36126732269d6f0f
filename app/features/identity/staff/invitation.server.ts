import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { invitations, staff, users } from "#app/platform/db/schema/identity.ts";
import type { Actor, Campus, Staff, StaffRole } from "../actor.ts";
import { newToken } from "../auth/invitation-token.server.ts";
import { type Refused, tooMany } from "../auth/knock.server.ts";
import { letterOfInvitation } from "../auth/letters/staff-letters.server.ts";
import { countTry, lettersToOne } from "../auth/limits/limit.server.ts";
import { record } from "../history.server.ts";
import { can } from "../permissions.ts";
import { INVITATION_DAYS, postOf } from "./team.ts";

type ToInvite = { email: string; role: StaffRole; campus: Campus | null; locale: Locale };

/**
 * Invites somebody to the staff by a letter whose link serves once, within seven days. An earlier
 * invitation of the same address is cancelled. Refuses somebody who is of the staff already; null for
 * whoever may not manage people.
 */
export async function invite(
  actor: Actor,
  asked: ToInvite,
): Promise<{ ok: true } | Refused<"already-staff"> | null> {
  if (!mayInvite(actor)) return null;
  return transaction((tx) => inviteBy(tx, actor, asked));
}

export const mayInvite = (actor: Actor): actor is Staff =>
  actor.kind === "staff" && can(actor, "manage:people");

/** Invites in the transaction of a command that asked `mayInvite`. */
export async function inviteBy(
  tx: Database,
  actor: Staff,
  { email, locale, ...asked }: ToInvite,
): Promise<{ ok: true } | Refused<"already-staff">> {
  const address = email.normalize("NFC").toLowerCase();
  if (await isStaff(tx, address)) return { ok: false, reason: "already-staff" };
  await tx
    .update(invitations)
    .set({ cancelledAt: now() })
    .where(and(eq(invitations.email, address), stillOpen()));
  const { token, tokenHash } = newToken();
  const until = inSevenDays();
  const post = postOf(asked);
  const [made] = await tx
    .insert(invitations)
    .values({ ...post, email: address, locale, tokenHash, expiresAt: until })
    .returning({ id: invitations.id });
  if (!made) throw new Error("an invitation was not inserted");
  await letterOfInvitation(tx, { email: address, by: actor.name, post, locale, token, until });
  await record(tx, actor, "invitation.sent", { kind: "invitation", id: made.id }, post);
  return { ok: true };
}

/** An invitation as the page of the team shows it. */
export type InvitationLine = Pick<
  typeof invitations.$inferSelect,
  "id" | "role" | "campus" | "expiresAt"
> & {
  email: string;
  /** Are its seven days over? */
  over: boolean;
};

/** The invitations nobody has answered nor cancelled, the latest first; [] for whoever may not see them. */
export async function listInvitations(actor: Actor): Promise<InvitationLine[]> {
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
 * Sends the letter of an invitation again, with another link for seven days: the one before is dead.
 * Refuses a second letter within a minute; null when there is no such invitation to send.
 */
export async function resendInvitation(
  actor: Actor,
  id: string,
): Promise<{ ok: true } | Refused<"too-many"> | null> {
  if (actor.kind !== "staff" || !can(actor, "manage:people")) return null;
  const wait = await countTry(lettersToOne, `invitation ${id}`);
  if (wait > 0) return tooMany(wait);
  return transaction(async (tx) => {
    const { token, tokenHash } = newToken();
    const until = inSevenDays();
    const [row] = await tx
      .update(invitations)
      .set({ tokenHash, expiresAt: until })
      .where(and(isInvitation(id), unanswered()))
      .returning();
    if (!row?.email) return null;
    const { email, locale } = row;
    await letterOfInvitation(tx, { email, by: actor.name, post: row, locale, token, until });
    await record(tx, actor, "invitation.sent-again", { kind: "invitation", id });
    return { ok: true };
  });
}

/** Makes the link of an invitation useless; null when there is none to cancel. */
export async function cancelInvitation(actor: Actor, id: string): Promise<{ ok: true } | null> {
  if (!can(actor, "manage:people")) return null;
  return transaction((tx) => cancelBy(tx, actor, id));
}

/** Cancels in the transaction of a command that asked `mayInvite`. */
export async function cancelBy(
  tx: Database,
  actor: Actor,
  id: string,
): Promise<{ ok: true } | null> {
  const cancelled = await tx
    .update(invitations)
    .set({ cancelledAt: now() })
    .where(and(isInvitation(id), unanswered()))
    .returning({ id: invitations.id });
  if (cancelled.length === 0) return null;
  await record(tx, actor, "invitation.cancelled", { kind: "invitation", id });
  return { ok: true };
}

/** The id comes from an address or a form: it may be no id at all. */
export const isInvitation = (id: string) => sql`${invitations.id}::text = ${id}`;

const unanswered = () =>
  and(
    isNotNull(invitations.email),
    isNull(invitations.acceptedAt),
    isNull(invitations.cancelledAt),
  );

export const stillOpen = () => and(unanswered(), gt(invitations.expiresAt, now()));

function inSevenDays(): Date {
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
