import type { Campus } from "#app/features/identity/actor.ts";
import type { Departure } from "#app/features/notices/departure.ts";

/** How many letters of an announcement leave at once, from a later moment on, or never. */
export type Departures = {
  now: number;
  /** The first moment, on the clocks of the campus of whom it is for; null when none waits. */
  later: { count: number; first: { at: Date; campus: Campus } } | null;
  never: number;
};

/** Counts the departures of the people of a group. */
export function departuresIn(all: Departure[]): Departures {
  const later = all.flatMap((one) => (one.leaves === "later" ? one : []));
  const [first] = later.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return {
    now: all.filter(({ leaves }) => leaves === "now").length,
    later: first ? { count: later.length, first: { at: first.at, campus: first.campus } } : null,
    never: all.filter(({ leaves }) => leaves === "never").length,
  };
}
