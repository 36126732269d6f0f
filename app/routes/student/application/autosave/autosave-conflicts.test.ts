import { beforeEach, expect, test, vi } from "vitest";
import type { SaveOutcome } from "./autosave.ts";
import { advanceTime, buildResponse, createPage } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T13:00:00Z") });
  return () => vi.useRealTimers();
});

const conflict = { stored: { city: "Kaolack", school: "" }, fields: ["city"], sources: {} };

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
    "server-error",
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
  expect(states.slice(-2)).toMatchObject([
    { kind: "saving", isNetworkBack: false },
    { kind: "stored" },
  ]);
  await advanceTime(3_000);
  expect(sent).toHaveLength(4);
  await advanceTime(2_000);
  expect(sent).toHaveLength(5);
  expect(states.at(-1)?.kind).toBe("saved");
});

test("send: the state stays conflict when a conflicting answer is typed back", async () => {
  const { autosave, sent, states, type } = createPage([buildResponse({ conflict })]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  type({ city: "Thiès" });
  autosave.onBlur();
  await advanceTime();
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toEqual({ kind: "conflict", names: ["city"] });
});

test("acceptOther: the state stays conflict while another conflict remains", async () => {
  const two = {
    ...conflict,
    stored: { city: "Kaolack", school: "CEM" },
    fields: ["city", "school"],
  };
  const { autosave, states, type, getStored } = createPage([buildResponse({ conflict: two })]);
  type({ city: "Mbour", school: "Lycée" });
  autosave.onBlur();
  await advanceTime();
  type({ city: "Kaolack" });
  autosave.acceptOther("city");
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "conflict", names: ["school"] });
  // Its hash is still that of the answer that this page rendered.
  expect(getStored()).toMatchObject({ baseHashes: "city:m1 school:m0", isPending: true });
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
  expect(sent.map(({ sectionStatus }) => sectionStatus)).toEqual([undefined, "yes"]);
});

test("keepOwn: is sent after the answers in progress", async () => {
  const second = createSlowServer();
  const { autosave, sent, type } = createPage([
    buildResponse({ conflict }),
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
  second.answer(buildResponse({ conflict }));
  await advanceTime();
  expect(sent.map(({ baseHashes }) => baseHashes)).toEqual([
    "city:m0 school:m0",
    "city:m0 school:m2",
    "city:m1 school:m2",
  ]);
});
