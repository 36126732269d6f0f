import type { Campus, StaffRole } from "../actor.ts";

/** How long an invitation waits, in days. */
export const INVITATION_DAYS = 7;

/** How long the link of the first administrator waits, in hours. */
export const FIRST_LINK_HOURS = 24;

/** A part in the team. `campus: null` means every campus. */
export type Post = { role: StaffRole; campus: Campus | null };

/** The part that is kept: only officers of admissions are of a campus, the others work for all. */
export function postOf({ role, campus }: Post): Post {
  return { role, campus: role === "admissions" ? campus : null };
}

/** Why a change in the team is refused; the sentences are in i18n `errors`. */
export type TeamRefusal = "own-part" | "last-administrator";

/**
 * May this administrator change another's part, or suspend them? Never their own, and never so that no
 * administrator is left. `others` is how many active administrators there are besides that person.
 */
export function teamRefusal(
  actorId: string,
  member: { id: string; role: StaffRole },
  others: number,
): TeamRefusal | null {
  if (member.id === actorId) return "own-part";
  return member.role === "administrator" && others === 0 ? "last-administrator" : null;
}

/** Where an invitation stands. */
export type InvitationState = "open" | "used" | "cancelled" | "expired";

type Marks = { acceptedAt: Date | null; cancelledAt: Date | null; expiresAt: Date };

/** The state that follows from the marks of an invitation, at this moment. */
export function invitationState(
  { acceptedAt, cancelledAt, expiresAt }: Marks,
  at: Date,
): InvitationState {
  if (acceptedAt) return "used";
  if (cancelledAt) return "cancelled";
  return expiresAt <= at ? "expired" : "open";
}
