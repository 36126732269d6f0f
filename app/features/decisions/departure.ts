import {
  asState,
  next,
  type State,
  stateOf,
  states,
  table,
} from "#app/features/admissions/application.ts";
import { readChoice, readLines, type Typed } from "#app/features/admissions/text.ts";

/** Why a candidate leaves a choice. A word, its sentence is in the words of following. */
export const leavingReasons = [
  "another-school",
  "another-choice",
  "money",
  "visa",
  "family",
  "health",
  "too-long",
  "other",
] as const;
export type LeavingReason = (typeof leavingReasons)[number];

/** What closes the other choices of a person who is enrolled; nobody chooses it. */
export const ENROLLED_ELSEWHERE = "enrolled-elsewhere";
/** What closes the choices of an application that is the double of another; and those that were added by mistake. */
export const FOLLOWED_ELSEWHERE = "followed-elsewhere";
export const ADDED_BY_MISTAKE = "added-by-mistake";

/** Why a choice was closed that nobody left; null for any other reason. */
export const closings = [ENROLLED_ELSEWHERE, FOLLOWED_ELSEWHERE, ADDED_BY_MISTAKE] as const;
export type Closing = (typeof closings)[number];
export function closingOf(reason: string | null | undefined): Closing | null {
  return closings.find((one) => one === reason) ?? null;
}

type Ended = { id: string; state: State };
type Left = { choiceId: string; reason: string | null };

/** Where a choice stands for its candidate: what nobody left was not withdrawn by them. */
export type Standing = State | "closed";
export function standingOf({ id, state }: Ended, departures: readonly Left[]): Standing {
  const departure = departures.find(({ choiceId }) => choiceId === id);
  return state === "withdrawn" && closingOf(departure?.reason) ? "closed" : state;
}

/** Did the school end it, or let it pass? What the candidate ended is not its to judge again. */
const endedBySchool = ({ state }: Ended) =>
  table[state].terminal && next(state, "reopen", "school") !== null;

/**
 * The same for a whole application, that of its heaviest choice: to who has had an answer about one choice, the school
 * does not say that it has yet to open the file.
 */
export function standingOfAll(choices: readonly Ended[], departures: readonly Left[]): Standing {
  const state = stateOf(choices);
  if (state === "submitted" && choices.some(endedBySchool)) return "under-review";
  const heaviest = choices.filter((one) => one.state === state);
  return heaviest.some((one) => standingOf(one, departures) === "closed") ? "closed" : state;
}

/**
 * How the choices of an application ended, together: the candidate left all of them, or each ended in its own way. Null
 * while one goes on, and for who is enrolled.
 */
export function endOfAll(
  choices: readonly Ended[],
  departures: readonly Left[],
): "allLeft" | "allEnded" | null {
  const state = stateOf(choices);
  if (state === "enrolled" || !table[state].terminal) return null;
  const isLeft = choices.every((one) =>
    ["declined", "withdrawn"].includes(standingOf(one, departures)),
  );
  return isLeft ? "allLeft" : "allEnded";
}

/** Which choices have not ended, and where each stands: what who leaves all of them had before their eyes. */
export function openMark(choices: readonly { id: string; state: string }[]): string {
  const open = choices.filter(({ state }) => !table[asState(state)].terminal);
  return open
    .map(({ id, state }) => `${id} ${state}`)
    .toSorted()
    .join(", ");
}

/** What `openMark` wrote: the state of each choice by its id. Pairs that are not of its form are left out. */
export function readOpenMark(mark: string): Map<string, State> {
  const pairs = mark.split(", ").map((pair) => pair.split(" "));
  return new Map(
    pairs.flatMap(([id = "", text]): [string, State][] => {
      const state = states.find((one) => one === text);
      return state ? [[id, state]] : [];
    }),
  );
}

export type Departure = { reason: LeavingReason | null; words: string | null };
type Found =
  | { ok: true; values: Departure }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/** Both are optional: leaving needs no excuse (mock notes, « offre »). Refuses what is not of our form. */
export function readDeparture(typed: Typed): Found {
  const reason = readChoice(typed.reason, leavingReasons);
  const words = readLines(typed.words, 500);
  if (reason.ok && words.ok)
    return {
      ok: true,
      values: { reason: reason.value as LeavingReason | null, words: words.value },
    };
  const errors = {
    ...(reason.ok ? {} : { reason: reason.reason }),
    ...(words.ok ? {} : { words: words.reason }),
  };
  return { ok: false, reason: "invalid", errors };
}
