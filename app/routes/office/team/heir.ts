import { type Campus, campuses } from "#app/features/identity/actor.ts";
import type { Officer } from "#app/features/identity/staff/officers.server.ts";
import type { Heir } from "#app/features/review/handover.server.ts";

/** The files that a member has charge of and that are not over, and who could take them over. */
export type Charges = { count: number; heirs: { id: string; name: string }[] };

/** Who of these officers serves every campus of the files; the member apart. */
export function chargesFor(
  member: { id: string },
  files: Partial<Record<Campus, number>>,
  officers: Officer[],
): Charges {
  const needed = campuses.filter((campus) => files[campus]);
  const heirs = officers.filter(
    ({ id, campus }) => id !== member.id && needed.every((one) => (campus ?? one) === one),
  );
  const count = Object.values(files).reduce((sum, n) => sum + n, 0);
  return { count, heirs: heirs.map(({ id, name }) => ({ id, name })) };
}

/** The words of the form that are nobody's identifier. */
export const LATER = "stay";
export const NOBODY = "nobody";

/** Reads whom a form names. */
export function heirOf(word: string): Heir {
  if (word === LATER) return "stay";
  return { to: word === NOBODY ? null : word };
}
