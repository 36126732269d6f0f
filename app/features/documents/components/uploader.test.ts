import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createUploader,
  type PendingFile,
  type SendState,
  type UploadOutcome,
} from "./uploader.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ADDRESS = "/envois/019a";
const file = new Blob(["x".repeat(1_000)]);

/** An uploader whose attempts the test ends, with everything it reports. */
function createTestUploader() {
  const states: SendState[] = [];
  const saved: string[] = [];
  const attempts: (PendingFile & {
    end(outcome: UploadOutcome): void;
    progress(sent: number): void;
  })[] = [];
  let stopped = 0;
  const uploader = createUploader({
    startUpload(parcel, on) {
      const { promise, resolve } = Promise.withResolvers<UploadOutcome>();
      attempts.push({ ...parcel, end: resolve, progress: on.onProgress });
      on.onAddress(ADDRESS);
      return {
        done: promise,
        abort() {
          stopped += 1;
          resolve({ kind: "no-network" });
        },
      };
    },
    save: ({ address }) => saved.push(`keep ${address ?? "-"}`),
    onArrived: (address) => saved.push(`arrived ${address}`),
    discard: (address) => saved.push(`forget ${address ?? "-"}`),
    onStateChange: (state) => states.push(state),
    now: () => new Date("2026-11-22T13:01:00Z"),
  });
  const last = () => attempts.at(-1) ?? expect.unreachable("no attempt was started");
  const settle = (outcome: UploadOutcome) => {
    last().end(outcome);
    return vi.advanceTimersByTimeAsync(0);
  };
  return {
    uploader,
    states,
    saved,
    attempts,
    last,
    settle,
    stops: () => stopped,
  };
}

test("createUploader: stores the file until it is received, then its upload id", async () => {
  const { uploader, states, saved, last, settle } = createTestUploader();
  uploader.send({ file, name: "a.pdf" });
  last().progress(620);
  expect(states.at(-1)).toEqual({ kind: "sending", name: "a.pdf", sizeBytes: 1_000, sent: 620 });
  await settle({ kind: "received", name: "a.pdf", sizeBytes: 990 });
  expect(states.at(-1)).toMatchObject({ kind: "received", sizeBytes: 990, uploadId: "019a" });
  expect(saved).toEqual(["keep -", `keep ${ADDRESS}`, `arrived ${ADDRESS}`]);
});

test("createUploader: pauses without a network and resumes where it stopped", async () => {
  const { uploader, states, attempts, last, settle } = createTestUploader();
  uploader.send({ file, name: "a.pdf" });
  last().progress(620);
  await settle({ kind: "no-network" });
  expect(states.at(-1)).toMatchObject({ kind: "paused", sent: 620 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(attempts).toHaveLength(2);
  expect(last().address).toBe(ADDRESS);
  expect(states.at(-1)).toMatchObject({ kind: "sending", sent: 620 });
});

test("createUploader: reports unread and asks again", async () => {
  const { uploader, states, saved, attempts, last, settle } = createTestUploader();
  uploader.send({ file, name: "a.pdf" });
  last().progress(1_000);
  await settle({ kind: "unread" });
  expect(states.at(-1)).toMatchObject({ kind: "unread", sent: 1_000 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(attempts).toHaveLength(2);
  expect(last().address).toBe(ADDRESS);
  await settle({ kind: "received", name: "a.pdf", sizeBytes: 990 });
  expect(states.at(-1)).toMatchObject({ kind: "received" });
  // Until then the device keeps its copy.
  expect(saved).toEqual(["keep -", ...Array(2).fill(`keep ${ADDRESS}`), `arrived ${ADDRESS}`]);
});

test("createUploader: backs off, and resumes at once when asked", async () => {
  const { uploader, attempts, settle } = createTestUploader();
  uploader.send({ file, name: "a.pdf" });
  await settle({ kind: "no-network" });
  await vi.advanceTimersByTimeAsync(5_000);
  await settle({ kind: "no-network" });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(attempts).toHaveLength(2);
  uploader.resume();
  expect(attempts).toHaveLength(3);
  // A second call starts nothing.
  uploader.resume();
  expect(attempts).toHaveLength(3);
});

test("createUploader: pause stops the attempt and ignores its outcome", async () => {
  const { uploader, states, stops } = createTestUploader();
  uploader.send({ file, name: "a.pdf" });
  uploader.pause();
  expect(stops()).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toMatchObject({ kind: "paused" });
  expect(states.filter(({ kind }) => kind === "paused")).toHaveLength(1);
});

test("createUploader: restarts a gone upload, and waits after signed-out", async () => {
  const { uploader, states, attempts, last, settle } = createTestUploader();
  uploader.send({ file, name: "a.pdf", address: "/envois/old" });
  await settle({ kind: "gone" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last().address).toBe(undefined);
  await settle({ kind: "signed-out" });
  expect(states.at(-1)).toMatchObject({ kind: "signed-out" });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(attempts).toHaveLength(2);
  uploader.resume();
  expect(attempts).toHaveLength(3);
});

test("createUploader: discards a refused or cancelled file", async () => {
  const { uploader, states, saved, settle } = createTestUploader();
  uploader.send({ file, name: "a.docx" });
  await settle({ kind: "refused", reason: "file-type" });
  expect(states.at(-1)).toEqual({ kind: "refused", name: "a.docx", reason: "file-type" });
  expect(saved.at(-1)).toBe(`forget ${ADDRESS}`);
  // The server has already dropped it, so it is not cancelled there again.
  uploader.cancel();
  expect(states.at(-1)).toEqual({ kind: "none" });
  expect(saved.at(-1)).toBe("forget -");
  uploader.send({ file, name: "b.pdf" });
  uploader.cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toEqual({ kind: "none" });
  expect(saved.at(-1)).toBe(`forget ${ADDRESS}`);
});
