import type { State } from "#app/features/admissions/application-state.ts";

/** Why two applications look like those of one person. */
export const matchReasons = [
  "passport",
  "name-and-birth",
  "part-of-name-and-birth",
  "phone",
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** How long the closing of a double can be undone. */
export const UNDO_WINDOW_DAYS = 14;

export function getUndoDeadline(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + UNDO_WINDOW_DAYS * 86_400_000);
}

/** A place was offered or taken: that is settled first, one choice at a time, before anything is closed or undone. */
export function isPlaceOfferedOrTaken(state: State): boolean {
  return ["offer", "conditional-offer", "accepted", "enrolled"].includes(state);
}

/** The two identifiers in the order in which they are locked and kept. */
export function sortPair(idA: string, idB: string): [first: string, second: string] {
  return idA < idB ? [idA, idB] : [idB, idA];
}
