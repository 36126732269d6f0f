import { beforeEach, expect, test, vi } from "vitest";
import type { SaveResponse } from "./autosave.ts";
import { advanceTime, buildResponse, createPage } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T13:00:00Z") });
  return () => vi.useRealTimers();
});

test("onBlur: sends the answer after a delay, and reports saved after the response", async () => {
  const { autosave, sent, states, type, getStored } = createPage([buildResponse()]);
  type({ city: "Mbour" });
  await advanceTime();
  expect(getStored()).toMatchObject({ answers: { city: "Mbour" }, isPending: true });
  expect(sent).toEqual([]);
  autosave.onBlur();
  await advanceTime();
  expect(sent).toEqual([
    { answers: { city: "Mbour", school: "" }, baseHashes: "city:m0 school:m0" },
  ]);
  expect(states).toEqual([
    { kind: "saving", names: ["city"], isNetworkBack: false },
    { kind: "saved", at: new Date("2026-11-21T13:02:00Z") },
  ]);
  expect(getStored()).toMatchObject({ isPending: false, baseHashes: "city:m1 school:m2" });
});

test("onBlur: sends nothing for an unchanged field", async () => {
  const { autosave, sent } = createPage([]);
  autosave.onBlur();
  await advanceTime();
  expect(sent).toEqual([]);
});

test("send: stores the answers without a network, and retries with growing delays", async () => {
  const { autosave, sent, states, type, getStored } = createPage([
    "no-network",
    "no-network",
    buildResponse(),
  ]);
  type({ city: "Mbour", school: "Lycée" });
  autosave.onBlur();
  await advanceTime();
  expect(states.at(-1)).toEqual({
    kind: "stored",
    names: ["city", "school"],
    isServerError: false,
  });
  expect(getStored()?.isPending).toBe(true);
  await advanceTime(5_000);
  expect(sent).toHaveLength(2);
  await advanceTime(5_000);
  expect(sent).toHaveLength(2);
  await advanceTime(5_000);
  // A retry that finds no network reports no saving state.
  expect(states.map(({ kind }) => kind)).toEqual(["saving", "stored", "stored", "saved"]);
});

test("onOnline: sends at once, and reports that the network is back", async () => {
  const { autosave, sent, states, type } = createPage(["no-network", buildResponse()]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  await autosave.onOnline();
  expect(sent).toHaveLength(2);
  expect(states.slice(-2)).toMatchObject([
    { kind: "saving", names: ["city"], isNetworkBack: true },
    { kind: "saved" },
  ]);
});

test("onBlur: stores an answer without a network, and does not report it as back", async () => {
  const { autosave, states, type } = createPage(["no-network", "no-network"]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  type({ city: "Mbour", school: "Lycée" });
  autosave.onBlur();
  await advanceTime();
  expect(states.at(-1)).toMatchObject({ kind: "stored", names: ["city", "school"] });
  expect(states.filter(({ kind }) => kind === "saving")).toMatchObject([{ isNetworkBack: false }]);
});

test("send: reports unsaved when neither server nor device has the answers", async () => {
  const { autosave, states, type } = createPage(["no-network"], { keeps: false });
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "unsaved" });
});

test("send: reports signed-out, and stores the answers", async () => {
  const { autosave, states, type, getStored } = createPage(["signed-out"]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "signed-out", isStored: true });
  expect(getStored()).toMatchObject({ answers: { city: "Mbour" }, isPending: true });
});

test("send: reports signed-out with isStored false on a device that stores nothing", async () => {
  const { autosave, states, type } = createPage(["signed-out"], { keeps: false });
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "signed-out", isStored: false });
});

test("send: a refused answer stays pending, accepted ones do not", async () => {
  const { autosave, type, getStored, sent } = createPage([
    buildResponse({ errors: { school: "…" } }),
  ]);
  type({ city: "Mbour", school: "\u0007" });
  autosave.onBlur();
  await advanceTime();
  expect(getStored()?.isPending).toBe(true);
  type({ school: "" });
  autosave.onBlur();
  await advanceTime();
  expect(sent).toHaveLength(1);
  expect(getStored()?.isPending).toBe(false);
});

test("onBlur: clears the error of an answer that is typed back, without a request", async () => {
  const { autosave, sent, states, type, errors } = createPage([
    buildResponse({ errors: { city: "…" } }),
  ]);
  type({ city: "\u0007" });
  autosave.onBlur();
  await advanceTime();
  expect(errors()).toEqual({ city: "…" });
  type({ city: "Thiès" });
  autosave.onBlur();
  await advanceTime();
  expect(errors()).toEqual({});
  expect(states.at(-1)?.kind).toBe("saved");
  expect(sent).toHaveLength(1);
});

test("onBlur: keeps the error of an answer that the server has stored", async () => {
  const errors = { city: "dates-contradict", school: "required" };
  const { autosave, sent, type, errors: getErrors } = createPage([buildResponse({ errors })]);
  type({ school: "Lycée" });
  autosave.onBlur();
  await advanceTime();
  expect(getErrors()).toEqual(errors);
  type({ school: "" });
  autosave.onBlur();
  await advanceTime();
  expect(sent).toHaveLength(1);
  expect(getErrors()).toEqual({ city: "dates-contradict" });
});

test("onBlur: an answer typed back without a network is no longer pending", async () => {
  const { autosave, sent, states, type, getStored } = createPage(["no-network"]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  expect(states.at(-1)).toMatchObject({ kind: "stored" });
  type({ city: "Thiès" });
  autosave.onBlur();
  await advanceTime(70_000);
  expect(states.at(-1)).toEqual({ kind: "idle" });
  expect(getStored()?.isPending).toBe(false);
  expect(sent).toHaveLength(1);
});

test("onBlur: sends input of a running request after it", async () => {
  const { autosave, sent, type } = createPage([]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime(300);
  type({ school: "Lycée" });
  autosave.onBlur();
  await advanceTime();
  expect(sent.map(({ answers }) => answers.school)).toEqual(["", "Lycée"]);
  expect(sent[1]?.baseHashes).toBe("city:m1 school:m2");
});

test("send: shows a newer answer of another device", async () => {
  const newer = { school: "Lycée Faidherbe" };
  const { autosave, sent, type, getAnswers, getStored } = createPage([
    buildResponse({ newer }),
    buildResponse({ newer }),
  ]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  expect(getAnswers()).toEqual({ city: "Mbour", school: "Lycée Faidherbe" });
  expect(getStored()?.isPending).toBe(false);
  autosave.onBlur();
  await advanceTime();
  expect(sent).toHaveLength(1);
});

const conflict = { stored: { city: "Kaolack", school: "" }, fields: ["city"], sources: {} };

test("keepOwn: the own answer replaces the other one only after it was chosen", async () => {
  const { autosave, sent, states, type } = createPage([
    buildResponse({ conflict }),
    buildResponse({ conflict }),
    buildResponse(),
  ]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "conflict", names: ["city"] });
  type({ school: "Lycée" });
  autosave.onBlur();
  await advanceTime();
  expect(sent[1]?.baseHashes).toBe("city:m0 school:m2");
  autosave.keepOwn("city");
  await advanceTime();
  expect(sent[2]).toEqual({
    answers: { city: "Mbour", school: "Lycée" },
    baseHashes: "city:m1 school:m2",
  });
  expect(states.at(-1)?.kind).toBe("saved");
});

test("acceptOther: accepts the answer of the other device without a request", async () => {
  const { autosave, sent, states, type, getStored } = createPage([buildResponse({ conflict })]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  type({ city: "Kaolack" });
  autosave.acceptOther("city");
  await advanceTime();
  expect(sent).toHaveLength(1);
  expect(states.at(-1)?.kind).toBe("saved");
  expect(getStored()).toMatchObject({ answers: { city: "Kaolack" }, isPending: false });
});

test("restore: sends the stored answers with their former hashes", async () => {
  const { autosave, sent, type } = createPage([]);
  type({ city: "Mbour" });
  const saveId = "page-0001";
  autosave.restore({
    answers: { city: "Mbour" },
    baseHashes: "city:old",
    isPending: true,
    storedAt: 0,
    saveId,
  });
  await advanceTime();
  expect(sent).toMatchObject([{ answers: { city: "Mbour" }, baseHashes: "city:old" }]);
});

test("pause: sends nothing until resume", async () => {
  const { autosave, sent, type } = createPage([]);
  type({ city: "Mbour" });
  autosave.onBlur();
  autosave.pause();
  await advanceTime();
  expect(sent).toEqual([]);
  autosave.resume();
  autosave.onBlur();
  await advanceTime();
  expect(sent).toHaveLength(1);
});

test("resume: ignores the response to answers that were sent before the form", async () => {
  const { promise, resolve } = Promise.withResolvers<SaveResponse>();
  const { autosave, sent, errors, type } = createPage([promise]);
  type({ city: "Mb" });
  autosave.onBlur();
  await advanceTime();
  type({ city: "Mbour" });
  autosave.pause();
  autosave.resume("city:m9 school:m9");
  resolve(buildResponse({ errors: { city: "Il manque des lettres." } }));
  await advanceTime();
  expect(errors()).toBeUndefined();
  autosave.onBlur();
  await advanceTime();
  expect(sent.map(({ baseHashes }) => baseHashes)).toEqual([
    "city:m0 school:m0",
    "city:m9 school:m9",
  ]);
});

test("sendSectionStatus: stays pending until the server has it", async () => {
  const { autosave, sent, getStored, states } = createPage(["no-network", buildResponse()]);
  autosave.pause();
  autosave.sendSectionStatus("yes");
  await advanceTime();
  expect(getStored()).toMatchObject({ isPending: true, sectionStatus: "yes" });
  expect(states.at(-1)).toEqual({ kind: "stored", names: [], isServerError: false });
  await autosave.send();
  expect(sent.map(({ sectionStatus }) => sectionStatus)).toEqual(["yes", "yes"]);
  expect(getStored()).toMatchObject({ isPending: false, sectionStatus: undefined });
});

test("send: reports a server error with isServerError true", async () => {
  const { autosave, states, type, getStored } = createPage(["server-error"]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime();
  expect(states.at(-1)).toEqual({ kind: "stored", names: ["city"], isServerError: true });
  expect(getStored()?.isPending).toBe(true);
});

test("send: calls onClosed for an application submitted in another tab, and reports no state", async () => {
  const { autosave, sent, states, type, closed } = createPage(["closed"]);
  type({ city: "Mbour" });
  autosave.onBlur();
  await advanceTime(120_000);
  expect([sent.length, closed()]).toEqual([1, 1]);
  expect(states.at(-1)?.kind).toBe("saving");
});
