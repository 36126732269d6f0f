import { type Campus, campuses } from "#app/features/access/actor.ts";
import type { Successor } from "#app/features/review/hand-over-applications.server.ts";
import type { Officer } from "#app/features/staff/officers.server.ts";

/**
 * The number of open applications assigned to a member, and the officers who can take them over.
 */
export type MemberAssignments = { count: number; successors: { id: string; name: string }[] };

/** Successors are the other officers who serve every campus of the member's applications. */
export function getMemberAssignments(
  member: { id: string },
  countsByCampus: Partial<Record<Campus, number>>,
  officers: Officer[],
): MemberAssignments {
  const neededCampuses = campuses.filter((campus) => countsByCampus[campus]);
  const successors = officers.filter(
    ({ id, campus }) => id !== member.id && neededCampuses.every((one) => (campus ?? one) === one),
  );
  const count = Object.values(countsByCampus).reduce((sum, n) => sum + n, 0);
  return { count, successors: successors.map(({ id, name }) => ({ id, name })) };
}

/** The two options of the form that are not user ids. */
export const SUCCESSOR_LATER = "stay";
export const SUCCESSOR_NOBODY = "nobody";

export function parseSuccessor(value: string): Successor {
  if (value === SUCCESSOR_LATER) return "stay";
  return { to: value === SUCCESSOR_NOBODY ? null : value };
}
