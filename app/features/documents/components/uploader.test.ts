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

/** A sender whose carrier does what the test says, and all that it tells. */
function createTestUploader() {
  const states: SendState[] = [];
  const saved: string[] = [];
  const attempts: (PendingFile & {
    end(outcome: UploadOutcome): void;
    progress(sent: number): void;
  })[] = [];
  let stopped = 0;
  const sender = createUploader({
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
  const last = () => attempts.at(-1) ?? expect.unreachable("nothing was carried");
  const settle = (outcome: UploadOutcome) => {
    last().end(outcome);
    return vi.advanceTimersByTimeAsync(0);
  };
  return {
    sender,
    told: states,
    kept: saved,
    carried: attempts,
    last,
    settle,
    stops: () => stopped,
  };
}

test("a file is kept until it has arrived, and then named by its sending", async () => {
  const { sender, told, kept, last, settle } = createTestUploader();
  sender.send({ file, name: "a.pdf" });
  last().progress(620);
  expect(told.at(-1)).toEqual({ kind: "sending", name: "a.pdf", size: 1_000, sent: 620 });
  await settle({ kind: "received", name: "a.pdf", size: 990 });
  expect(told.at(-1)).toMatchObject({ kind: "received", size: 990, uploadId: "019a" });
  expect(kept).toEqual(["keep -", `keep ${ADDRESS}`, `arrived ${ADDRESS}`]);
});

test("without a network it pauses where it is, and goes on from there by itself", async () => {
  const { sender, told, carried, last, settle } = createTestUploader();
  sender.send({ file, name: "a.pdf" });
  last().progress(620);
  await settle({ kind: "no-network" });
  expect(told.at(-1)).toMatchObject({ kind: "paused", sent: 620 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(carried).toHaveLength(2);
  expect(last().address).toBe(ADDRESS);
  expect(told.at(-1)).toMatchObject({ kind: "sending", sent: 620 });
});

test("what has arrived and was not read yet says so, and is asked for again by itself", async () => {
  const { sender, told, kept, carried, last, settle } = createTestUploader();
  sender.send({ file, name: "a.pdf" });
  last().progress(1_000);
  await settle({ kind: "unread" });
  expect(told.at(-1)).toMatchObject({ kind: "unread", sent: 1_000 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(carried).toHaveLength(2);
  expect(last().address).toBe(ADDRESS);
  await settle({ kind: "received", name: "a.pdf", size: 990 });
  expect(told.at(-1)).toMatchObject({ kind: "received" });
  // Until then the device has it too.
  expect(kept).toEqual(["keep -", ...Array(2).fill(`keep ${ADDRESS}`), `arrived ${ADDRESS}`]);
});

test("it waits longer each time, and not at all when the network says it is back", async () => {
  const { sender, carried, settle } = createTestUploader();
  sender.send({ file, name: "a.pdf" });
  await settle({ kind: "no-network" });
  await vi.advanceTimersByTimeAsync(5_000);
  await settle({ kind: "no-network" });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(carried).toHaveLength(2);
  sender.resume();
  expect(carried).toHaveLength(3);
  // Nothing begins twice.
  sender.resume();
  expect(carried).toHaveLength(3);
});

test("a network that goes away stops the attempt at once, and what comes of it is not heard", async () => {
  const { sender, told, stops } = createTestUploader();
  sender.send({ file, name: "a.pdf" });
  sender.pause();
  expect(stops()).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toMatchObject({ kind: "paused" });
  expect(told.filter(({ kind }) => kind === "paused")).toHaveLength(1);
});

test("a sending that is gone begins again, and a session that ended waits for the person", async () => {
  const { sender, told, carried, last, settle } = createTestUploader();
  sender.send({ file, name: "a.pdf", address: "/envois/old" });
  await settle({ kind: "gone" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last().address).toBe(undefined);
  await settle({ kind: "signed-out" });
  expect(told.at(-1)).toMatchObject({ kind: "signed-out" });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(carried).toHaveLength(2);
  sender.resume();
  expect(carried).toHaveLength(3);
});

test("what is refused or stopped stays nowhere", async () => {
  const { sender, told, kept, settle } = createTestUploader();
  sender.send({ file, name: "a.docx" });
  await settle({ kind: "refused", reason: "file-type" });
  expect(told.at(-1)).toEqual({ kind: "refused", name: "a.docx", reason: "file-type" });
  expect(kept.at(-1)).toBe(`forget ${ADDRESS}`);
  // The server has nothing of it any more: it is not asked a second time to let it go.
  sender.cancel();
  expect(told.at(-1)).toEqual({ kind: "none" });
  expect(kept.at(-1)).toBe("forget -");
  sender.send({ file, name: "b.pdf" });
  sender.cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.at(-1)).toEqual({ kind: "none" });
  expect(kept.at(-1)).toBe(`forget ${ADDRESS}`);
});
