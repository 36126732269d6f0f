import type { Campus, StaffRole } from "../actor.ts";

/** How long an invitation waits, in days. */
export const INVITATION_DAYS = 7;

/** How long the link of the first administrator waits, in hours. */
export const FIRST_ADMINISTRATOR_LINK_HOURS = 24;

/** A part in the team. `campus: null` means every campus. */
export type TeamRole = { role: StaffRole; campus: Campus | null };

/** The part that is kept: only officers of admissions are of a campus, the others work for all. */
export function normalizeTeamRole({ role, campus }: TeamRole): TeamRole {
  return { role, campus: role === "admissions" ? campus : null };
}

/** Why a change in the team is refused; the sentences are in i18n `errors`. */
export type TeamErrorCode = "own-part" | "last-administrator";

/**
 * May this administrator change another's part, or suspend them? Never their own, and never so that no administrator
 * is left. `others` is how many active administrators there are besides that person.
 */
export function getTeamError(
  actorId: string,
  member: { id: string; role: StaffRole },
  otherAdministrators: number,
): TeamErrorCode | null {
  if (member.id === actorId) return "own-part";
  return member.role === "administrator" && otherAdministrators === 0 ? "last-administrator" : null;
}

/** Where an invitation stands. */
export type InvitationState = "open" | "used" | "cancelled" | "expired";

type InvitationDates = { acceptedAt: Date | null; cancelledAt: Date | null; expiresAt: Date };

/** The state that follows from the marks of an invitation, at this moment. */
export function getInvitationState(
  { acceptedAt, cancelledAt, expiresAt }: InvitationDates,
  at: Date,
): InvitationState {
  if (acceptedAt) return "used";
  if (cancelledAt) return "cancelled";
  return expiresAt <= at ? "expired" : "open";
}
