import { NIL, validate } from "uuid";
import { type Campus, campuses } from "#app/features/access/actor.ts";
import { type State, states, stateTable } from "./application-state.ts";

/** A filter of candidates by their applications; null matches everything. */
export type ApplicantGroup = {
  campus: Campus | null;
  intakeId: string | null;
  /** The state of at least one of their choices. */
  state: State | null;
  /** A programme among their choices. */
  courseId: string | null;
};

/** The states that the school sees; a group never contains drafts. */
export const groupStates = states.filter((state) => stateTable[state].isVisibleToSchool);

type GroupInput = Partial<Record<keyof ApplicantGroup, string | null>>;

/** Parses a group from a form or a stored row. A malformed intake id becomes the nil UUID, which matches nobody. */
export function parseGroup({ campus, intakeId, state, courseId }: GroupInput): ApplicantGroup {
  return {
    campus: campuses.find((one) => one === campus) ?? null,
    intakeId: intakeId ? (validate(intakeId) ? intakeId : NIL) : null,
    state: groupStates.find((one) => one === state) ?? null,
    courseId: courseId || null,
  };
}
