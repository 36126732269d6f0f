import { beforeEach, expect, test, vi } from "vitest";
import type { SaveResponse } from "./autosave.ts";
import { advanceTime, buildResponse, createPage } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T13:00:00Z") });
  return () => vi.useRealTimers();
});

test("an answer is sent a moment after its field is left, and said to be saved when the server says so", async () => {
  const { saver, sent, states, type, kept } = createPage([buildResponse()]);
  type({ city: "Mbour" });
  await advanceTime();
  expect(kept()).toMatchObject({ answers: { city: "Mbour" }, waits: true });
  expect(sent).toEqual([]);
  saver.left();
  await advanceTime();
  expect(sent).toEqual([{ answers: { city: "Mbour", school: "" }, seen: "city:m0 school:m0" }]);
  expect(states).toEqual([
    { kind: "saving", names: ["city"], back: false },
    { kind: "saved", at: new Date("2026-11-21T13:02:00Z") },
  ]);
  expect(kept()).toMatchObject({ waits: false, seen: "city:m1 school:m2" });
});

test("a field left as it was sends nothing", async () => {
  const { saver, sent } = createPage([]);
  saver.left();
  await advanceTime();
  expect(sent).toEqual([]);
});

test("without a network the answers are kept here, and tried again more and more rarely", async () => {
  const { saver, sent, states, type, kept } = createPage([
    "no-network",
    "no-network",
    buildResponse(),
  ]);
  type({ city: "Mbour", school: "Lycée" });
  saver.left();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "kept", names: ["city", "school"], fault: false });
  expect(kept()?.waits).toBe(true);
  await advanceTime(5_000);
  expect(sent).toHaveLength(2);
  await advanceTime(5_000);
  expect(sent).toHaveLength(2);
  await advanceTime(5_000);
  // Nothing was said of a network that was tried, and did not answer.
  expect(states.map(({ kind }) => kind)).toEqual(["saving", "kept", "kept", "saved"]);
});

test("the network that returns is used at once, and is said to be back", async () => {
  const { saver, sent, states, type } = createPage(["no-network", buildResponse()]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  await saver.back();
  expect(sent).toHaveLength(2);
  expect(states.slice(-2)).toMatchObject([
    { kind: "saving", names: ["city"], back: true },
    { kind: "saved" },
  ]);
});

test("an answer given while the network is away is kept, and nothing is said of its being back", async () => {
  const { saver, states, type } = createPage(["no-network", "no-network"]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  type({ city: "Mbour", school: "Lycée" });
  saver.left();
  await advanceTime();
  expect(states.at(-1)).toMatchObject({ kind: "kept", names: ["city", "school"] });
  expect(states.filter(({ kind }) => kind === "saving")).toMatchObject([{ back: false }]);
});

test("a device that keeps nothing is never said to keep it", async () => {
  const { saver, states, type } = createPage(["no-network"], { keeps: false });
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "unsaved" });
});

test("an ended session is told, and what is typed stays on the device", async () => {
  const { saver, states, type, kept } = createPage(["signed-out"]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "signed-out", kept: true });
  expect(kept()).toMatchObject({ answers: { city: "Mbour" }, waits: true });
});

test("an ended session on a device that keeps nothing is not told as if it did", async () => {
  const { saver, states, type } = createPage(["signed-out"], { keeps: false });
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "signed-out", kept: false });
});

test("an answer that the server refuses still waits, the others do not", async () => {
  const { saver, type, kept, sent } = createPage([buildResponse({ errors: { school: "…" } })]);
  type({ city: "Mbour", school: "\u0007" });
  saver.left();
  await advanceTime();
  expect(kept()?.waits).toBe(true);
  type({ school: "" });
  saver.left();
  await advanceTime();
  expect(sent).toHaveLength(1);
  expect(kept()?.waits).toBe(false);
});

test("an answer written back as the server has it is wrong no more, and sends nothing", async () => {
  const { saver, sent, states, type, errors } = createPage([
    buildResponse({ errors: { city: "…" } }),
  ]);
  type({ city: "\u0007" });
  saver.left();
  await advanceTime();
  expect(errors()).toEqual({ city: "…" });
  type({ city: "Thiès" });
  saver.left();
  await advanceTime();
  expect(errors()).toEqual({});
  expect(states.at(-1)?.kind).toBe("saved");
  expect(sent).toHaveLength(1);
});

test("what the server has and finds wrong stays wrong, though nothing waits", async () => {
  const errors = { city: "dates-contradict", school: "required" };
  const { saver, sent, type, errors: shown } = createPage([buildResponse({ errors })]);
  type({ school: "Lycée" });
  saver.left();
  await advanceTime();
  expect(shown()).toEqual(errors);
  type({ school: "" });
  saver.left();
  await advanceTime();
  expect(sent).toHaveLength(1);
  expect(shown()).toEqual({ city: "dates-contradict" });
});

test("an answer taken back while the network is away waits for nothing", async () => {
  const { saver, sent, states, type, kept } = createPage(["no-network"]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  expect(states.at(-1)).toMatchObject({ kind: "kept" });
  type({ city: "Thiès" });
  saver.left();
  await advanceTime(70_000);
  expect(states.at(-1)).toEqual({ kind: "still" });
  expect(kept()?.waits).toBe(false);
  expect(sent).toHaveLength(1);
});

test("what is typed while an answer travels goes after it", async () => {
  const { saver, sent, type } = createPage([]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime(300);
  type({ school: "Lycée" });
  saver.left();
  await advanceTime();
  expect(sent.map(({ answers }) => answers.school)).toEqual(["", "Lycée"]);
  expect(sent[1]?.seen).toBe("city:m1 school:m2");
});

test("what another device has answered meanwhile is shown, unless it was touched here too", async () => {
  const newer = { school: "Lycée Faidherbe" };
  const { saver, sent, type, shown, kept } = createPage([
    buildResponse({ newer }),
    buildResponse({ newer }),
  ]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  expect(shown()).toEqual({ city: "Mbour", school: "Lycée Faidherbe" });
  expect(kept()?.waits).toBe(false);
  saver.left();
  await advanceTime();
  expect(sent).toHaveLength(1);
});

const other = { stored: { city: "Kaolack", school: "" }, differing: ["city"], by: {} };

test("of two answers the one chosen here may replace the other, and only then", async () => {
  const { saver, sent, states, type } = createPage([
    buildResponse({ other }),
    buildResponse({ other }),
    buildResponse(),
  ]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "choose", names: ["city"] });
  type({ school: "Lycée" });
  saver.left();
  await advanceTime();
  expect(sent[1]?.seen).toBe("city:m0 school:m2");
  saver.choose("city");
  await advanceTime();
  expect(sent[2]).toEqual({
    answers: { city: "Mbour", school: "Lycée" },
    seen: "city:m1 school:m2",
  });
  expect(states.at(-1)?.kind).toBe("saved");
});

test("the answer of the other device can be taken: nothing is sent for it", async () => {
  const { saver, sent, states, type, kept } = createPage([buildResponse({ other })]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  type({ city: "Kaolack" });
  saver.yield("city");
  await advanceTime();
  expect(sent).toHaveLength(1);
  expect(states.at(-1)?.kind).toBe("saved");
  expect(kept()).toMatchObject({ answers: { city: "Kaolack" }, waits: false });
});

test("a page that was lost brings back what waited, under the marks it had then", async () => {
  const { saver, sent, type } = createPage([]);
  type({ city: "Mbour" });
  const writer = "page-0001";
  saver.resume({ answers: { city: "Mbour" }, seen: "city:old", waits: true, at: 0, writer });
  await advanceTime();
  expect(sent).toMatchObject([{ answers: { city: "Mbour" }, seen: "city:old" }]);
});

test("while the form itself travels nothing else is sent", async () => {
  const { saver, sent, type } = createPage([]);
  type({ city: "Mbour" });
  saver.left();
  saver.hold();
  await advanceTime();
  expect(sent).toEqual([]);
  saver.release();
  saver.left();
  await advanceTime();
  expect(sent).toHaveLength(1);
});

test("what the server said of answers that left before the form, and comes after its answer, is not told any more", async () => {
  const { promise, resolve } = Promise.withResolvers<SaveResponse>();
  const { saver, sent, errors, type } = createPage([promise]);
  type({ city: "Mb" });
  saver.left();
  await advanceTime();
  type({ city: "Mbour" });
  saver.hold();
  saver.release("city:m9 school:m9");
  resolve(buildResponse({ errors: { city: "Il manque des lettres." } }));
  await advanceTime();
  expect(errors()).toBeUndefined();
  saver.left();
  await advanceTime();
  expect(sent.map(({ seen }) => seen)).toEqual(["city:m0 school:m0", "city:m9 school:m9"]);
});

test("a form that could not leave waits with what was said of its section", async () => {
  const { saver, sent, kept, states } = createPage(["no-network", buildResponse()]);
  saver.hold();
  saver.waitFor("yes");
  await advanceTime();
  expect(kept()).toMatchObject({ waits: true, ended: "yes" });
  expect(states.at(-1)).toEqual({ kind: "kept", names: [], fault: false });
  await saver.send();
  expect(sent.map(({ ended }) => ended)).toEqual(["yes", "yes"]);
  expect(kept()).toMatchObject({ waits: false, ended: undefined });
});

test("a fault of the site is not told as a network that is away", async () => {
  const { saver, states, type, kept } = createPage(["fault"]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "kept", names: ["city"], fault: true });
  expect(kept()?.waits).toBe(true);
});

test("an application that was sent from another tab is closed here, and nothing is promised", async () => {
  const { saver, sent, states, type, closed } = createPage(["closed"]);
  type({ city: "Mbour" });
  saver.left();
  await advanceTime(120_000);
  expect([sent.length, closed()]).toEqual([1, 1]);
  expect(states.at(-1)?.kind).toBe("saving");
});
