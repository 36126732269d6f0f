import { getNextState, type State, states } from "#app/features/admissions/application-state.ts";

/**
 * Parses the state that a form submitted as seen; an unknown one becomes "draft", in which no submitted choice can
 * be.
 */
export function parseSubmittedState(text: string | undefined): State {
  return states.find((state) => state === text) ?? "draft";
}

/** Whether the candidate may withdraw this choice; an offer is declined instead. */
export function canBeWithdrawn(state: State): boolean {
  return getNextState(state, "withdraw", "candidate") !== null;
}

/** Whether the choice has an offer that the candidate can accept. */
export function canBeAccepted(state: State): boolean {
  return getNextState(state, "accept", "candidate") !== null;
}
