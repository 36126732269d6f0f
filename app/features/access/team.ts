import type { Campus, StaffRole } from "./actor.ts";

/** How long an invitation is valid, in days. */
export const INVITATION_DAYS = 7;

/** How long the link of the first administrator is valid, in hours. */
export const FIRST_ADMINISTRATOR_LINK_HOURS = 24;

/** A role in the team. `campus: null` means every campus. */
export type TeamRole = { role: StaffRole; campus: Campus | null };

/** The role to store: only admissions officers belong to a campus. */
export function normalizeTeamRole({ role, campus }: TeamRole): TeamRole {
  return { role, campus: role === "admissions" ? campus : null };
}

/** The refusals of a change in the team; the messages are in i18n `errors`. */
export type TeamErrorCode = "own-role" | "last-administrator";

/**
 * Why an administrator may not change or suspend this member, or null: it is themselves, or no active administrator
 * would remain. `otherAdministrators` counts the active ones besides the member.
 */
export function getTeamError(
  actorId: string,
  member: { id: string; role: StaffRole },
  otherAdministrators: number,
): TeamErrorCode | null {
  if (member.id === actorId) return "own-role";
  return member.role === "administrator" && otherAdministrators === 0 ? "last-administrator" : null;
}

/** The status of an invitation. */
export type InvitationState = "open" | "used" | "cancelled" | "expired";

type InvitationDates = { acceptedAt: Date | null; cancelledAt: Date | null; expiresAt: Date };

/** The status of an invitation at a moment. */
export function getInvitationState(
  { acceptedAt, cancelledAt, expiresAt }: InvitationDates,
  at: Date,
): InvitationState {
  if (acceptedAt) return "used";
  if (cancelledAt) return "cancelled";
  return expiresAt <= at ? "expired" : "open";
}
