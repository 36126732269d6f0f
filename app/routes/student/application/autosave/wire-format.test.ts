import { afterEach, expect, test, vi } from "vitest";
import type { SaveResponse } from "./autosave.ts";
import { selectPendingAnswers } from "./draft-store.ts";
import { createOfflineQueue, type OfflineDraft } from "./offline-queue.ts";
import { sendAnswers } from "./send-answers.ts";
import {
  decodeStoredAnswers,
  encodeSaveResponse,
  encodeStoredAnswers,
  type StoredRecord,
} from "./wire-format.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A draft as every version since the first one has stored it. */
const formerRecord: StoredRecord = {
  answers: { passportNumber: "A02584613" },
  seen: "passportNumber:m0",
  waits: true,
  at: 1_764_000_000_000,
  writer: "page-0001",
  ended: "yes",
};

/** The applicant has seen that these answers cannot be sent. */
const reportedRecord = encodeStoredAnswers({
  ...decodeStoredAnswers(formerRecord),
  isReported: true,
});

const response: SaveResponse = {
  savedAt: "2026-11-21T13:02:00.000Z",
  hashes: { passportNumber: "m1" },
  newer: {},
  errors: {},
  conflict: null,
};

/** Answers every request with this body, and records the forms. */
function stubServer(body: unknown) {
  const forms: Record<string, FormDataEntryValue>[] = [];
  vi.stubGlobal("fetch", async (_: string, { body: form }: { body: URLSearchParams }) => {
    forms.push(Object.fromEntries(form));
    return Response.json(body);
  });
  return forms;
}

test("createOfflineQueue: sends a draft that a former version stored, under the names of the server", async () => {
  const forms = stubServer(encodeSaveResponse(response));
  const storedEntries: [string, StoredRecord][] = [
    ["user/passport", formerRecord],
    ["user/parents", { ...formerRecord, waits: false }],
    ["user/ER-27-DKR-0418/parents", reportedRecord],
    ["other/identity", formerRecord],
  ];
  let drafts: OfflineDraft[] = [];
  const queue = createOfflineQueue({
    list: async () => selectPendingAnswers(storedEntries, "user"),
    send: ({ section, stored }) => sendAnswers("fr", { userKey: "user", ...section }, stored),
    replaceStored: async () => {},
    onStatusChange: (updates) => {
      drafts = updates;
    },
  });
  await queue.sendPending();
  queue.stop();
  expect(forms).toEqual([
    {
      part: "passport",
      passportNumber: "A02584613",
      seen: "passportNumber:m0",
      writer: "page-0001",
      finished: "yes",
    },
  ]);
  expect(drafts).toEqual([{ part: "passport", number: undefined, status: "sent" }]);
});

test("encodeStoredAnswers: inverts decodeStoredAnswers, so that a draft keeps its stored names", () => {
  for (const record of [formerRecord, reportedRecord])
    expect(encodeStoredAnswers(decodeStoredAnswers(record))).toEqual(record);
});

test("encodeSaveResponse: has the names that a page opened before an upgrade reads", async () => {
  const conflict = { stored: { city: "Kaolack" }, fields: ["city"], sources: {} };
  const body = encodeSaveResponse({ ...response, conflict });
  expect(body).toEqual({
    savedAt: response.savedAt,
    marks: { passportNumber: "m1" },
    newer: {},
    errors: {},
    other: { stored: { city: "Kaolack" }, differing: ["city"], by: {} },
  });
  stubServer(body);
  const section = { userKey: "user", part: "passport", number: undefined };
  expect(await sendAnswers("fr", section, decodeStoredAnswers(formerRecord))).toEqual({
    ...response,
    conflict,
  });
});
