import {
  getNextState,
  type State,
  states,
  stateTable,
} from "#app/features/admissions/application-state.ts";

/**
 * Parses the state that a form submitted as seen; an unknown one becomes "draft", in which no submitted choice can
 * be.
 */
export function parseSubmittedState(text: string | undefined): State {
  return states.find((state) => state === text) ?? "draft";
}

/** Whether the candidate may withdraw a choice in this state; an offer is declined instead. */
export function canBeWithdrawn(state: State): boolean {
  return getNextState(state, "withdraw", "candidate") !== null;
}

/** Whether a choice in this state has an offer that the candidate can accept. */
export function canBeAccepted(state: State): boolean {
  return getNextState(state, "accept", "candidate") !== null;
}

/** The choices that have not ended. A candidate who withdraws the application withdraws these. */
export function listOpenChoices<Choice extends { state: State }>(
  choices: readonly Choice[],
): Choice[] {
  return choices.filter(({ state }) => !stateTable[state].isTerminal);
}

/** Whether every other choice has ended. */
export function isOnlyOpenChoice(
  choices: readonly { id: string; state: State }[],
  choiceId: string,
): boolean {
  return listOpenChoices(choices).every(({ id }) => id === choiceId);
}
