import {
  getApplicationState,
  getNextState,
  parseState,
  type State,
  states,
  stateTable,
} from "#app/features/admissions/application-state.ts";
import {
  type FormInput,
  parseMultilineText,
  parseOneOf,
} from "#app/features/admissions/form-values.ts";

/** Why a candidate leaves a choice. A word, its sentence is in the words of following. */
export const withdrawalReasons = [
  "another-school",
  "another-choice",
  "money",
  "visa",
  "family",
  "health",
  "too-long",
  "other",
] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

/** What closes the other choices of a person who is enrolled; nobody chooses it. */
export const ENROLLED_ELSEWHERE = "enrolled-elsewhere";
/** What closes the choices of an application that is the double of another; and those that were added by mistake. */
export const CONTINUED_ELSEWHERE = "followed-elsewhere";
export const ADDED_BY_MISTAKE = "added-by-mistake";

/** Why a choice was closed that nobody left; null for any other reason. */
export const closingReasons = [ENROLLED_ELSEWHERE, CONTINUED_ELSEWHERE, ADDED_BY_MISTAKE] as const;
export type ClosingReason = (typeof closingReasons)[number];
export function findClosingReason(reason: string | null | undefined): ClosingReason | null {
  return closingReasons.find((one) => one === reason) ?? null;
}

type ChoiceWithState = { id: string; state: State };
type WithdrawalRow = { choiceId: string; reason: string | null };

/** Where a choice stands for its candidate: what nobody left was not withdrawn by them. */
export type ChoiceStatus = State | "closed";
export function getChoiceStatus(
  { id, state }: ChoiceWithState,
  withdrawals: readonly WithdrawalRow[],
): ChoiceStatus {
  const withdrawal = withdrawals.find(({ choiceId }) => choiceId === id);
  return state === "withdrawn" && findClosingReason(withdrawal?.reason) ? "closed" : state;
}

/** Did the school end it, or let it pass? What the candidate ended is not its to judge again. */
const isEndedBySchool = ({ state }: ChoiceWithState) =>
  stateTable[state].isTerminal && getNextState(state, "reopen", "school") !== null;

/**
 * The same for a whole application, that of its heaviest choice: to who has had an answer about one choice, the school
 * does not say that it has yet to open the file.
 */
export function getApplicationStatus(
  choices: readonly ChoiceWithState[],
  withdrawals: readonly WithdrawalRow[],
): ChoiceStatus {
  const state = getApplicationState(choices);
  if (state === "submitted" && choices.some(isEndedBySchool)) return "under-review";
  const heaviest = choices.filter((one) => one.state === state);
  return heaviest.some((one) => getChoiceStatus(one, withdrawals) === "closed") ? "closed" : state;
}

/**
 * How the choices of an application ended, together: the candidate left all of them, or each ended in its own way. Null
 * while one goes on, and for who is enrolled.
 */
export function getApplicationEnd(
  choices: readonly ChoiceWithState[],
  withdrawals: readonly WithdrawalRow[],
): "allLeft" | "allEnded" | null {
  const state = getApplicationState(choices);
  if (state === "enrolled" || !stateTable[state].isTerminal) return null;
  const isWithdrawn = choices.every((one) =>
    ["declined", "withdrawn"].includes(getChoiceStatus(one, withdrawals)),
  );
  return isWithdrawn ? "allLeft" : "allEnded";
}

/** Which choices have not ended, and where each stands: what who leaves all of them had before their eyes. */
export function getOpenChoicesVersion(choices: readonly { id: string; state: string }[]): string {
  const open = choices.filter(({ state }) => !stateTable[parseState(state)].isTerminal);
  return open
    .map(({ id, state }) => `${id} ${state}`)
    .toSorted()
    .join(", ");
}

/** What `openMark` wrote: the state of each choice by its id. Pairs that are not of its form are left out. */
export function parseOpenChoicesVersion(version: string): Map<string, State> {
  const pairs = version.split(", ").map((pair) => pair.split(" "));
  return new Map(
    pairs.flatMap(([id = "", text]): [string, State][] => {
      const state = states.find((one) => one === text);
      return state ? [[id, state]] : [];
    }),
  );
}

export type Withdrawal = { reason: WithdrawalReason | null; words: string | null };
type ParseWithdrawalResult =
  | { ok: true; values: Withdrawal }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/** Both are optional: leaving needs no excuse (mock notes, « offre »). Refuses what is not of our form. */
export function parseWithdrawal(input: FormInput): ParseWithdrawalResult {
  const reason = parseOneOf(input.reason, withdrawalReasons);
  const words = parseMultilineText(input.words, 500);
  if (reason.ok && words.ok)
    return {
      ok: true,
      values: { reason: reason.value as WithdrawalReason | null, words: words.value },
    };
  const errors = {
    ...(reason.ok ? {} : { reason: reason.reason }),
    ...(words.ok ? {} : { words: words.reason }),
  };
  return { ok: false, reason: "invalid", errors };
}
