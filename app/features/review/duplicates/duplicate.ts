import type { State } from "#app/features/admissions/application-state.ts";
import { DAY_MS } from "#app/lib/duration.ts";

/** Why two applications match. */
export const matchReasons = [
  "passport",
  "name-and-birth",
  "part-of-name-and-birth",
  "phone",
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** How long a closed duplicate can be reopened. */
export const UNDO_WINDOW_DAYS = 14;

export function getUndoDeadline(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + UNDO_WINDOW_DAYS * DAY_MS);
}

/** Such a choice must be settled first, before its application is closed or a link undone. */
export function isPlaceOfferedOrTaken(state: State): boolean {
  return ["offer", "conditional-offer", "accepted", "enrolled"].includes(state);
}

/** The order in which a pair of ids is locked and stored. */
export function sortPair(idA: string, idB: string): [first: string, second: string] {
  return idA < idB ? [idA, idB] : [idB, idA];
}
