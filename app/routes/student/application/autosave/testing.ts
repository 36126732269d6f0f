import { vi } from "vitest";
import {
  type Answers,
  type Kept,
  type Outcome,
  type SaveState,
  startSaver,
  type Told,
} from "./saver.ts";

/** What a server answers that took everything. */
export const told = (more: Partial<Told> = {}): Told => ({
  savedAt: "2026-11-21T13:02:00.000Z",
  marks: { city: "m1", school: "m2" },
  newer: {},
  errors: {},
  other: null,
  ...more,
});

/** A page, its device and a server whose answers are given one after the other; one that is a promise is awaited. */
export function page(outcomes: (Outcome | Promise<Outcome>)[], { keeps = true } = {}) {
  let answers: Answers = { city: "Thiès", school: "" };
  const sent: { answers: Answers; seen: string; ended?: string }[] = [];
  const states: SaveState[] = [];
  let kept: Kept | undefined;
  let closed = 0;
  let news: Told | null = null;
  const saver = startSaver({
    read: () => ({ ...answers }),
    keep: async (one) => {
      if (keeps) kept = one;
      return keeps;
    },
    send: async ({ answers: one, seen, ended }) => {
      sent.push({ answers: one, seen, ...(ended ? { ended } : {}) });
      return outcomes.shift() ?? told();
    },
    show: (newer) => {
      answers = { ...answers, ...newer };
    },
    close: () => {
      closed += 1;
    },
    tell: (state, said) => {
      states.push(state);
      news = said;
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
    errors: () => news?.errors,
    type: (change: Answers) => {
      answers = { ...answers, ...change };
      saver.typing();
    },
  };
}

/** Lets the clock of a test run. */
export const rest = (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds);
