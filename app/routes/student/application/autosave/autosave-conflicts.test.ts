import { beforeEach, expect, test, vi } from "vitest";
import type { SaveOutcome } from "./autosave.ts";
import { advanceTime, buildResponse, createPage } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T13:00:00Z") });
  return () => vi.useRealTimers();
});

const other = { stored: { city: "Kaolack", school: "" }, differing: ["city"], by: {} };

test("before the server has said anything there is nothing to choose, to take, or to take back", async () => {
  const { saver, sent, states, shown, kept } = createPage([]);
  saver.choose("city");
  saver.yield("city");
  await saver.send();
  await advanceTime();
  expect(sent).toEqual([]);
  expect(states).toEqual([]);
  expect(kept()).toBeUndefined();
  expect(shown()).toEqual({ city: "Thiès", school: "" });
});

test("an answer of the server ends the waiting: the next cut is tried again as soon as the first", async () => {
  const { saver, sent, states, type } = createPage([
    "no-network",
    "fault",
    buildResponse(),
    "no-network",
    buildResponse(),
  ]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  await advanceTime(5_000);
  await advanceTime(10_000);
  expect(sent).toHaveLength(3);
  type({ city: "Podor" });
  saver.left();
  await advanceTime();
  // The network was not away for this one.
  expect(states.slice(-2)).toMatchObject([{ kind: "saving", back: false }, { kind: "kept" }]);
  await advanceTime(3_000);
  expect(sent).toHaveLength(4);
  await advanceTime(2_000);
  expect(sent).toHaveLength(5);
  expect(states.at(-1)?.kind).toBe("saved");
});

test("while two answers are still to be chosen between, writing the first one back is not said to be saved", async () => {
  const { saver, sent, states, type } = createPage([buildResponse({ other })]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  type({ city: "Thiès" });
  saver.left();
  await advanceTime();
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toEqual({ kind: "choose", names: ["city"] });
});

test("of two differences one is taken: the other is still asked about", async () => {
  const two = {
    ...other,
    stored: { city: "Kaolack", school: "CEM" },
    differing: ["city", "school"],
  };
  const { saver, states, type, kept } = createPage([buildResponse({ other: two })]);
  type({ city: "Mbour", school: "Lycée" });
  saver.left();
  await advanceTime();
  type({ city: "Kaolack" });
  saver.yield("city");
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "choose", names: ["school"] });
  // Its mark is still of what this page showed.
  expect(kept()).toMatchObject({ seen: "city:m1 school:m0", waits: true });
});

/** A server that answers when it is told to. */
function createSlowServer(): {
  answer: (outcome: SaveOutcome) => void;
  outcome: Promise<SaveOutcome>;
} {
  const { promise, resolve } = Promise.withResolvers<SaveOutcome>();
  return { answer: resolve, outcome: promise };
}

test("what is said of the section while answers travel goes after them", async () => {
  const first = createSlowServer();
  const { saver, sent, type } = createPage([first.outcome, buildResponse()]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  saver.hold();
  saver.waitFor("yes");
  first.answer(buildResponse());
  await advanceTime();
  expect(sent.map(({ ended }) => ended)).toEqual([undefined, "yes"]);
});

test("a choice made while answers travel goes after them", async () => {
  const second = createSlowServer();
  const { saver, sent, type } = createPage([
    buildResponse({ other }),
    second.outcome,
    buildResponse(),
  ]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  type({ school: "Lycée" });
  saver.left();
  await advanceTime();
  saver.choose("city");
  second.answer(buildResponse({ other }));
  await advanceTime();
  expect(sent.map(({ seen }) => seen)).toEqual([
    "city:m0 school:m0",
    "city:m0 school:m2",
    "city:m1 school:m2",
  ]);
});
