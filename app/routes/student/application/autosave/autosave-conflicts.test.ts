import { beforeEach, expect, test, vi } from "vitest";
import type { SaveOutcome } from "./autosave.ts";
import { advanceTime, buildResponse, createPage } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T13:00:00Z") });
  return () => vi.useRealTimers();
});

const other = { stored: { city: "Kaolack", school: "" }, differing: ["city"], by: {} };

test("keepOwn, acceptOther and send: do nothing before the first response of the server", async () => {
  const { autosave, sent, states, getAnswers, getStored } = createPage([]);
  autosave.keepOwn("city");
  autosave.acceptOther("city");
  await autosave.send();
  await advanceTime();
  expect(sent).toEqual([]);
  expect(states).toEqual([]);
  expect(getStored()).toBeUndefined();
  expect(getAnswers()).toEqual({ city: "Thiès", school: "" });
});

test("send: a response resets the retry delay", async () => {
  const { autosave, sent, states, type } = createPage([
    "no-network",
    "fault",
    buildResponse(),
    "no-network",
    buildResponse(),
  ]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  await advanceTime(5_000);
  await advanceTime(10_000);
  expect(sent).toHaveLength(3);
  type({ city: "Podor" });
  autosave.onBlur();
  await advanceTime();
  // This answer was not delayed by a lost network.
  expect(states.slice(-2)).toMatchObject([{ kind: "saving", back: false }, { kind: "stored" }]);
  await advanceTime(3_000);
  expect(sent).toHaveLength(4);
  await advanceTime(2_000);
  expect(sent).toHaveLength(5);
  expect(states.at(-1)?.kind).toBe("saved");
});

test("send: the state stays choose when a conflicting answer is typed back", async () => {
  const { autosave, sent, states, type } = createPage([buildResponse({ other })]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  type({ city: "Thiès" });
  autosave.onBlur();
  await advanceTime();
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toEqual({ kind: "choose", names: ["city"] });
});

test("acceptOther: the state stays choose while another conflict remains", async () => {
  const two = {
    ...other,
    stored: { city: "Kaolack", school: "CEM" },
    differing: ["city", "school"],
  };
  const { autosave, states, type, getStored } = createPage([buildResponse({ other: two })]);
  type({ city: "Mbour", school: "Lycée" });
  autosave.onBlur();
  await advanceTime();
  type({ city: "Kaolack" });
  autosave.acceptOther("city");
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "choose", names: ["school"] });
  // Its hash is still that of the answer that this page rendered.
  expect(getStored()).toMatchObject({ seen: "city:m1 school:m0", waits: true });
});

/** A server that responds when `answer` is called. */
function createSlowServer(): {
  answer: (outcome: SaveOutcome) => void;
  outcome: Promise<SaveOutcome>;
} {
  const { promise, resolve } = Promise.withResolvers<SaveOutcome>();
  return { answer: resolve, outcome: promise };
}

test("sendSectionStatus: is sent after the answers in progress", async () => {
  const first = createSlowServer();
  const { autosave, sent, type } = createPage([first.outcome, buildResponse()]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  autosave.pause();
  autosave.sendSectionStatus("yes");
  first.answer(buildResponse());
  await advanceTime();
  expect(sent.map(({ ended }) => ended)).toEqual([undefined, "yes"]);
});

test("keepOwn: is sent after the answers in progress", async () => {
  const second = createSlowServer();
  const { autosave, sent, type } = createPage([
    buildResponse({ other }),
    second.outcome,
    buildResponse(),
  ]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  type({ school: "Lycée" });
  autosave.onBlur();
  await advanceTime();
  autosave.keepOwn("city");
  second.answer(buildResponse({ other }));
  await advanceTime();
  expect(sent.map(({ seen }) => seen)).toEqual([
    "city:m0 school:m0",
    "city:m0 school:m2",
    "city:m1 school:m2",
  ]);
});
