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
  parseOption,
} from "#app/features/admissions/form-values.ts";

/** The reasons of a withdrawal; `postSubmissionMessages` has their texts. */
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

/** Closes the other choices of an enrolled candidate. Set by the site, not chosen. */
export const ENROLLED_ELSEWHERE = "enrolled-elsewhere";
/** Closes the choices of a duplicate application; and those that a mistaken merge added. */
export const CONTINUED_ELSEWHERE = "followed-elsewhere";
export const ADDED_BY_MISTAKE = "added-by-mistake";

/** The reasons with which the site closes a choice; the candidate did not withdraw it. */
export const closingReasons = [ENROLLED_ELSEWHERE, CONTINUED_ELSEWHERE, ADDED_BY_MISTAKE] as const;
export type ClosingReason = (typeof closingReasons)[number];
export function findClosingReason(reason: string | null | undefined): ClosingReason | null {
  return closingReasons.find((one) => one === reason) ?? null;
}

type ChoiceWithState = { id: string; state: State };
type WithdrawalRow = { choiceId: string; reason: string | null };

/** The status shown to the candidate: `closed` when the site, not the candidate, ended the choice. */
export type ChoiceStatus = State | "closed";
export function getChoiceStatus(
  { id, state }: ChoiceWithState,
  withdrawals: readonly WithdrawalRow[],
): ChoiceStatus {
  const withdrawal = withdrawals.find(({ choiceId }) => choiceId === id);
  return state === "withdrawn" && findClosingReason(withdrawal?.reason) ? "closed" : state;
}

/** Whether the school or the calendar ended the choice. The school cannot reopen what the candidate ended. */
const isEndedBySchool = ({ state }: ChoiceWithState) =>
  stateTable[state].isTerminal && getNextState(state, "reopen", "school") !== null;

/**
 * The status of a whole application: that of its most significant choice. Shows `under-review` instead of `submitted`
 * once the school has decided on any choice.
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
 * How the whole application ended: the candidate withdrew all choices, or each ended in its own way. Null while a
 * choice is open, and for an enrolled candidate.
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

/** Identifies the open choices and their states, to detect that they changed since a page showed them. */
export function getOpenChoicesVersion(choices: readonly { id: string; state: string }[]): string {
  const openChoices = choices.filter(({ state }) => !stateTable[parseState(state)].isTerminal);
  return openChoices
    .map(({ id, state }) => `${id} ${state}`)
    .toSorted()
    .join(", ");
}

/** Parses the value of `getOpenChoicesVersion` into states by choice id. Skips malformed pairs. */
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

/** Parses the optional reason and text of a withdrawal. Refuses a reason that is not in the list. */
export function parseWithdrawal(input: FormInput): ParseWithdrawalResult {
  const reason = parseOption(input.reason, withdrawalReasons);
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
