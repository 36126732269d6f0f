import { getNextState, type State, states } from "#app/features/admissions/application-state.ts";

/** The state that a form says was on the page; one that we never wrote is none that a choice can be in. */
export function parseSubmittedState(text: string | undefined): State {
  return states.find((state) => state === text) ?? "draft";
}

/** May the candidate leave this choice? An offer is declined. */
export function canBeWithdrawn(state: State): boolean {
  return getNextState(state, "withdraw", "candidate") !== null;
}

/** Does an offer wait for the candidate's answer? */
export function canBeAccepted(state: State): boolean {
  return getNextState(state, "accept", "candidate") !== null;
}
