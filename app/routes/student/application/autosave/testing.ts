import { vi } from "vitest";
import {
  type Answers,
  createAutosave,
  type SaveOutcome,
  type SaveResponse,
  type SaveState,
  type StoredAnswers,
} from "./autosave.ts";

/** The response of a server that accepted everything. */
export const buildResponse = (overrides: Partial<SaveResponse> = {}): SaveResponse => ({
  savedAt: "2026-11-21T13:02:00.000Z",
  hashes: { city: "m1", school: "m2" },
  newer: {},
  errors: {},
  conflict: null,
  ...overrides,
});

/** Creates a page with its device, and a server that returns these outcomes in turn; a promise delays its response. */
export function createPage(
  outcomes: (SaveOutcome | Promise<SaveOutcome>)[],
  { keeps: canStore = true } = {},
) {
  let answers: Answers = { city: "Thiès", school: "" };
  const sent: { answers: Answers; baseHashes: string; sectionStatus?: string }[] = [];
  const states: SaveState[] = [];
  let stored: StoredAnswers | undefined;
  let closed = 0;
  let lastResponse: SaveResponse | null = null;
  const autosave = createAutosave({
    read: () => ({ ...answers }),
    store: async (answersToStore) => {
      if (canStore) stored = answersToStore;
      return canStore;
    },
    send: async ({ answers: sentAnswers, baseHashes, sectionStatus }) => {
      sent.push({ answers: sentAnswers, baseHashes, ...(sectionStatus ? { sectionStatus } : {}) });
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
    baseHashes: "city:m0 school:m0",
  });
  return {
    autosave,
    sent,
    states,
    getAnswers: () => answers,
    getStored: () => stored,
    closed: () => closed,
    errors: () => lastResponse?.errors,
    type: (change: Answers) => {
      answers = { ...answers, ...change };
      autosave.onInput();
    },
  };
}

/** Advances the fake clock. */
export const advanceTime = (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds);
