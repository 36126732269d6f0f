import { vi } from "vitest";
import {
  type Answers,
  createAutosave,
  type SaveOutcome,
  type SaveResponse,
  type SaveState,
  type StoredAnswers,
} from "./autosave.ts";

/** What a server answers that took everything. */
export const buildResponse = (overrides: Partial<SaveResponse> = {}): SaveResponse => ({
  savedAt: "2026-11-21T13:02:00.000Z",
  marks: { city: "m1", school: "m2" },
  newer: {},
  errors: {},
  other: null,
  ...overrides,
});

/** A page, its device and a server whose answers are given one after the other; one that is a promise is awaited. */
export function createPage(
  outcomes: (SaveOutcome | Promise<SaveOutcome>)[],
  { keeps: canStore = true } = {},
) {
  let answers: Answers = { city: "Thiès", school: "" };
  const sent: { answers: Answers; seen: string; ended?: string }[] = [];
  const states: SaveState[] = [];
  let kept: StoredAnswers | undefined;
  let closed = 0;
  let lastResponse: SaveResponse | null = null;
  const saver = createAutosave({
    read: () => ({ ...answers }),
    store: async (stored) => {
      if (canStore) kept = stored;
      return canStore;
    },
    send: async ({ answers: one, seen, ended }) => {
      sent.push({ answers: one, seen, ...(ended ? { ended } : {}) });
      return outcomes.shift() ?? buildResponse();
    },
    showNewer: (newer) => {
      answers = { ...answers, ...newer };
    },
    onClosed: () => {
      closed += 1;
    },
    onStateChange: (state, response) => {
      states.push(state);
      lastResponse = response;
    },
    base: { ...answers },
    seen: "city:m0 school:m0",
  });
  return {
    saver,
    sent,
    states,
    shown: () => answers,
    kept: () => kept,
    closed: () => closed,
    errors: () => lastResponse?.errors,
    type: (change: Answers) => {
      answers = { ...answers, ...change };
      saver.typing();
    },
  };
}

/** Lets the clock of a test run. */
export const advanceTime = (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds);
