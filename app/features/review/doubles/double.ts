import type { State } from "#app/features/admissions/application.ts";

/** Why two applications look like those of one person. */
export const likenesses = [
  "passport",
  "name-and-birth",
  "part-of-name-and-birth",
  "phone",
] as const;
export type Likeness = (typeof likenesses)[number];

/** How long the closing of a double can be undone. */
export const UNDO_DAYS = 14;

export function undoUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + UNDO_DAYS * 86_400_000);
}

/** A place was offered or taken: that is settled first, one choice at a time, before anything is closed or undone. */
export function isDecided(state: State): boolean {
  return ["offer", "conditional-offer", "accepted", "enrolled"].includes(state);
}

/** The two identifiers in the order in which they are locked and kept. */
export function pairOf(one: string, other: string): [first: string, second: string] {
  return one < other ? [one, other] : [other, one];
}
