import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SaveOutcome, SaveResponse, StoredAnswers } from "./autosave.ts";
import type { PendingAnswers } from "./draft-store.ts";
import { createOfflineQueue, type OfflineDraft } from "./offline-queue.ts";

const buildResponse = (overrides: Partial<SaveResponse> = {}): SaveResponse => ({
  savedAt: "2026-11-22T13:02:00.000Z",
  marks: {},
  newer: {},
  errors: {},
  other: null,
  ...overrides,
});

const buildStored = (at: number): StoredAnswers => ({
  answers: { passportNumber: "A02584613" },
  seen: "passportNumber:m0",
  waits: true,
  at,
  writer: "page-one",
});
const buildPassport = (number?: string, at = 1): PendingAnswers => ({
  key: `person/${number ?? ""}/passport`,
  place: { part: "passport", number },
  kept: buildStored(at),
});
const parents: PendingAnswers = {
  key: "person/parents",
  place: { part: "parents", number: undefined },
  kept: buildStored(1),
};

/** A device with these answers, and a server whose answers are given one after the other. */
function createDevice(initial: PendingAnswers[], outcomes: SaveOutcome[]) {
  const sent: string[] = [];
  let statuses: OfflineDraft[] = [];
  let pending = initial;
  const sender = createOfflineQueue({
    list: async () => pending,
    send: async ({ place }) => {
      sent.push(place.part);
      return outcomes.shift() ?? buildResponse();
    },
    replaceStored: async ({ key }) => {
      pending = pending.filter((one) => one.key !== key);
    },
    onStatusChange: (told) => {
      statuses = told;
    },
  });
  return {
    sender,
    sent,
    listStatuses: () => statuses.map(({ part, number, now }) => [part, number, now]),
    held: () => pending.map(({ place }) => place.part),
    write: (waiting: PendingAnswers) => {
      pending = [...pending.filter(({ key }) => key !== waiting.key), waiting];
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("answers that wait leave from any page, under the number they were given for, and are told once", async () => {
  const {
    sender,
    sent,
    listStatuses: news,
    held,
  } = createDevice([buildPassport("ER-27-DKR-0418"), parents], []);
  await sender.sendPending();
  expect(sent).toEqual(["passport", "parents"]);
  expect(held()).toEqual([]);
  expect(news()).toEqual([
    ["passport", "ER-27-DKR-0418", "sent"],
    ["parents", undefined, "sent"],
  ]);
  await sender.sendPending();
  expect(news()).toEqual([]);
});

test("what a server that failed did not take waits here, and is sent again later", async () => {
  const page = createDevice([buildPassport()], ["fault"]);
  await page.sender.sendPending();
  expect(page.listStatuses()).toEqual([["passport", undefined, "waits"]]);
  expect(page.held()).toEqual(["passport"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(page.sent).toEqual(["passport", "passport"]);
  expect(page.held()).toEqual([]);
});

test("without a network all of them wait, one request is tried, and the next comes later and later", async () => {
  const page = createDevice([buildPassport(), parents], ["no-network", "no-network"]);
  await page.sender.sendPending();
  expect(page.sent).toEqual(["passport"]);
  expect(page.listStatuses().map(([, , now]) => now)).toEqual(["waits", "waits"]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(page.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(page.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.held()).toEqual([]);
  expect(page.listStatuses().map(([, , now]) => now)).toEqual(["sent", "sent"]);
});

test("what needs the person stays on the device, and is not asked of the server again", async () => {
  const other = { stored: {}, differing: ["passportNumber"], by: {} };
  const page = createDevice(
    [buildPassport(), parents],
    [buildResponse({ other }), buildResponse({ errors: { a: "b" } })],
  );
  await page.sender.sendPending();
  await page.sender.sendPending();
  expect(page.sent).toEqual(["passport", "parents"]);
  expect(page.held()).toEqual(["passport", "parents"]);
  expect(page.listStatuses().map(([, , now]) => now)).toEqual(["choose", "choose"]);
  // Written again since, it is another answer.
  page.write(buildPassport(undefined, 2));
  await page.sender.sendPending();
  expect(page.sent).toEqual(["passport", "parents", "passport"]);
});

test("a part that is shut keeps its answers here to be read; those of a draft sent elsewhere go", async () => {
  const page = createDevice([buildPassport("ER-27-DKR-0418"), parents], ["closed", "closed"]);
  await page.sender.sendPending();
  expect(page.held()).toEqual(["passport"]);
  expect(page.listStatuses()).toEqual([["passport", "ER-27-DKR-0418", "shut"]]);
});

test("nothing is sent in the name of nobody, nor once the page is gone", async () => {
  const page = createDevice([buildPassport(), parents], ["signed-out"]);
  await page.sender.sendPending();
  expect([page.sent, page.held(), page.listStatuses()]).toEqual([
    ["passport"],
    ["passport", "parents"],
    [],
  ]);
  page.sender.stop();
  await page.sender.sendPending();
  expect(page.sent).toEqual(["passport"]);
});
