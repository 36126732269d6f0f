import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SaveOutcome, SaveResponse, StoredAnswers } from "./autosave.ts";
import type { PendingAnswers } from "./draft-store.ts";
import { createOfflineQueue, type OfflineDraft } from "./offline-queue.ts";

const buildResponse = (overrides: Partial<SaveResponse> = {}): SaveResponse => ({
  savedAt: "2026-11-22T13:02:00.000Z",
  hashes: {},
  newer: {},
  errors: {},
  conflict: null,
  ...overrides,
});

const buildStored = (at: number): StoredAnswers => ({
  answers: { passportNumber: "A02584613" },
  baseHashes: "passportNumber:m0",
  isPending: true,
  storedAt: at,
  saveId: "page-one",
});
const buildPassport = (number?: string, at = 1): PendingAnswers => ({
  key: `person/${number ?? ""}/passport`,
  section: { part: "passport", number },
  stored: buildStored(at),
});
const parents: PendingAnswers = {
  key: "person/parents",
  section: { part: "parents", number: undefined },
  stored: buildStored(1),
};

/** A device with these answers, and a server that returns these outcomes in turn. */
function createDevice(initial: PendingAnswers[], outcomes: SaveOutcome[]) {
  const sent: string[] = [];
  let statuses: OfflineDraft[] = [];
  let pending = initial;
  const queue = createOfflineQueue({
    list: async () => pending,
    send: async ({ section }) => {
      sent.push(section.part);
      return outcomes.shift() ?? buildResponse();
    },
    replaceStored: async ({ key }) => {
      pending = pending.filter((one) => one.key !== key);
    },
    onStatusChange: (updates) => {
      statuses = updates;
    },
  });
  return {
    queue,
    sent,
    listStatuses: () => statuses.map(({ part, number, status }) => [part, number, status]),
    listPending: () => pending.map(({ section }) => section.part),
    write: (waiting: PendingAnswers) => {
      pending = [...pending.filter(({ key }) => key !== waiting.key), waiting];
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("sendPending: sends the answers of all pages, and reports them once", async () => {
  const { queue, sent, listStatuses, listPending } = createDevice(
    [buildPassport("ER-27-DKR-0418"), parents],
    [],
  );
  await queue.sendPending();
  expect(sent).toEqual(["passport", "parents"]);
  expect(listPending()).toEqual([]);
  expect(listStatuses()).toEqual([
    ["passport", "ER-27-DKR-0418", "sent"],
    ["parents", undefined, "sent"],
  ]);
  await queue.sendPending();
  expect(listStatuses()).toEqual([]);
});

test("sendPending: retries later after a server error", async () => {
  const page = createDevice([buildPassport()], ["server-error"]);
  await page.queue.sendPending();
  expect(page.listStatuses()).toEqual([["passport", undefined, "pending"]]);
  expect(page.listPending()).toEqual(["passport"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(page.sent).toEqual(["passport", "passport"]);
  expect(page.listPending()).toEqual([]);
});

test("sendPending: tries one request without a network, and retries with growing delays", async () => {
  const page = createDevice([buildPassport(), parents], ["no-network", "no-network"]);
  await page.queue.sendPending();
  expect(page.sent).toEqual(["passport"]);
  expect(page.listStatuses().map(([, , status]) => status)).toEqual(["pending", "pending"]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(page.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(page.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.listPending()).toEqual([]);
  expect(page.listStatuses().map(([, , status]) => status)).toEqual(["sent", "sent"]);
});

test("sendPending: stores answers that need a choice, and does not send them again", async () => {
  const conflict = { stored: {}, fields: ["passportNumber"], sources: {} };
  const page = createDevice(
    [buildPassport(), parents],
    [buildResponse({ conflict }), buildResponse({ errors: { a: "b" } })],
  );
  await page.queue.sendPending();
  await page.queue.sendPending();
  expect(page.sent).toEqual(["passport", "parents"]);
  expect(page.listPending()).toEqual(["passport", "parents"]);
  expect(page.listStatuses().map(([, , status]) => status)).toEqual(["conflict", "conflict"]);
  // Changed since, it is another answer.
  page.write(buildPassport(undefined, 2));
  await page.queue.sendPending();
  expect(page.sent).toEqual(["passport", "parents", "passport"]);
});

test("sendPending: stores answers of a closed section, and deletes those of a submitted draft", async () => {
  const page = createDevice([buildPassport("ER-27-DKR-0418"), parents], ["closed", "closed"]);
  await page.queue.sendPending();
  expect(page.listPending()).toEqual(["passport"]);
  expect(page.listStatuses()).toEqual([["passport", "ER-27-DKR-0418", "closed"]]);
});

test("sendPending: stops after signed-out and after stop", async () => {
  const page = createDevice([buildPassport(), parents], ["signed-out"]);
  await page.queue.sendPending();
  expect([page.sent, page.listPending(), page.listStatuses()]).toEqual([
    ["passport"],
    ["passport", "parents"],
    [],
  ]);
  page.queue.stop();
  await page.queue.sendPending();
  expect(page.sent).toEqual(["passport"]);
});
