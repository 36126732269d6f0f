import { NIL, validate } from "uuid";
import { type Campus, campuses } from "#app/features/identity/actor.ts";
import { type State, states, stateTable } from "./application-state.ts";

/** People by their applications; null: whatever it is. */
export type ApplicantGroup = {
  campus: Campus | null;
  intakeId: string | null;
  /** The state of one of their choices. */
  state: State | null;
  /** A formation among their choices. */
  courseId: string | null;
};

/** The states of a choice that the school sees: a group is not made of drafts. */
export const groupStates = states.filter((state) => stateTable[state].isVisibleToSchool);

type GroupInput = Partial<Record<keyof ApplicantGroup, string | null>>;

/** Reads a group as it was chosen or kept; what is no intake is an intake of nobody. */
export function parseGroup({ campus, intakeId, state, courseId }: GroupInput): ApplicantGroup {
  return {
    campus: campuses.find((one) => one === campus) ?? null,
    intakeId: intakeId ? (validate(intakeId) ? intakeId : NIL) : null,
    state: groupStates.find((one) => one === state) ?? null,
    courseId: courseId || null,
  };
}
