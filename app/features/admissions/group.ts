import { NIL, validate } from "uuid";
import { type Campus, campuses } from "#app/features/identity/actor.ts";
import { type State, states, table } from "./application.ts";

/** People by their applications; null: whatever it is. */
export type Group = {
  campus: Campus | null;
  intakeId: string | null;
  /** The state of one of their choices. */
  state: State | null;
  /** A formation among their choices. */
  courseId: string | null;
};

/** The states of a choice that the school sees: a group is not made of drafts. */
export const groupStates = states.filter((state) => table[state].seenBySchool);

type Typed = Partial<Record<keyof Group, string | null>>;

/** Reads a group as it was chosen or kept; what is no intake is an intake of nobody. */
export function readGroup({ campus, intakeId, state, courseId }: Typed): Group {
  return {
    campus: campuses.find((one) => one === campus) ?? null,
    intakeId: intakeId ? (validate(intakeId) ? intakeId : NIL) : null,
    state: groupStates.find((one) => one === state) ?? null,
    courseId: courseId || null,
  };
}
