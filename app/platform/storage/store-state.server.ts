import { setTimeout } from "node:timers/promises";
import { config } from "../config.server.ts";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";
import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** An answer that takes longer means a store that works badly, in milliseconds. */
const SLOW_MS = 3_000;
/** How long what is known of the store is believed, in milliseconds: it is asked more often while it is away. */
const MAX_STATE_AGE_MS = { answers: 30_000, unavailable: 5_000 };
/** How long a probe is listened to at most, in milliseconds. */
const MAX_PROBE_MS = 30_000;

/**
 * What is known of the store. `answers`: within three seconds. `isAway`: it takes no file at all; a store that is slow
 * does not answer in time and still takes files.
 */
type Availability = { answers: boolean; isUnavailable: boolean; since: number };

let state: Availability | undefined;
let probing: Promise<boolean> | undefined;
/** When the last write failed because the store was away; undefined while writes succeed. */
let failedAt: number | undefined;
/** When the store last did what it was asked, quickly or slowly. */
let answeredAt = 0;

/** How long one request to the store may take, in milliseconds. */
export const getRequestTimeoutMs = () => config().s3?.timeoutMs ?? 30_000;

/** Rejects with `StoreUnavailable` when `work` takes longer than `limitMs` milliseconds. */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = globalThis.setTimeout(
      () => reject(new StoreUnavailable("the store of files does not answer")),
      timeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function recordState(newState: Omit<Availability, "since">): void {
  state = { ...newState, since: performance.now() };
}

/** A write that began at this time (`performance.now`) has succeeded; of a film it is not known how long it should take. */
export function recordWrite(startedAt: number, { isLarge }: { isLarge: boolean }): void {
  failedAt = undefined;
  answeredAt = performance.now();
  if (!isLarge) recordState({ answers: answeredAt - startedAt < SLOW_MS, isUnavailable: false });
}

/** A write has failed because the store was unavailable. */
export function recordFailedWrite(): void {
  failedAt = performance.now();
  recordState({ answers: false, isUnavailable: true });
}

/** Whether the store takes no file, as last known. */
export const isKnownUnavailable = () => state?.isUnavailable ?? false;

/**
 * Throws `StoreUnavailable` when the store takes no file. It asks the store when what is known is old, which takes three
 * seconds at most.
 */
export async function refuseWhileUnavailable(opening: () => Promise<Store>): Promise<void> {
  refuseInTransaction("the store of files");
  if (isStateOld()) await probeStore(opening);
  if (isKnownUnavailable()) throw new StoreUnavailable("the store of files is away");
}

function isStateOld(): boolean {
  if (!state) return true;
  const { answers, since } = state;
  return (
    performance.now() - since > (answers ? MAX_STATE_AGE_MS.answers : MAX_STATE_AGE_MS.unavailable)
  );
}

/** Asks the store whether it takes files; false also when it takes more than three seconds to say so. */
export function probeStore(openStore: () => Promise<Store>): Promise<boolean> {
  refuseInTransaction("the store of files");
  probing ??= probe(openStore).finally(() => {
    probing = undefined;
  });
  return probing;
}

/**
 * Gives what the store says within three seconds. One that says nothing by then is away, unless it was slow before; it is
 * listened to for as long as a request may take, and is known to be slow when it answers after all.
 */
async function probe(openStore: () => Promise<Store>): Promise<boolean> {
  const startedAt = performance.now();
  const check = checkStore(openStore, startedAt);
  const late = Symbol("late");
  const first = await Promise.race([check, setTimeout(SLOW_MS, late, { ref: false })]);
  if (first !== late) return state?.answers ?? false;
  // A write may have succeeded meanwhile: it has said so itself.
  if (answeredAt < startedAt) recordState({ answers: false, isUnavailable: !isSlow() });
  return false;
}

/** Whether the store is known to take files, if slowly. */
const isSlow = () => state !== undefined && !state.answers && !state.isUnavailable;

/** After a write failed only a write shows that the store takes files: a bucket answers also where it refuses them. */
async function checkStore(opening: () => Promise<Store>, startedAt: number): Promise<void> {
  const abort = new AbortController();
  const failedBefore = failedAt;
  try {
    await withTimeout(
      opening().then((store) =>
        failedBefore === undefined ? store.probe(abort.signal) : store.tryWrite(abort.signal),
      ),
      Math.min(getRequestTimeoutMs(), MAX_PROBE_MS),
    );
  } catch {
    abort.abort();
    if (answeredAt < startedAt) recordState({ answers: false, isUnavailable: true });
    return;
  }
  // A write may have failed or succeeded meanwhile: it has said so itself.
  if (failedAt !== failedBefore) return;
  failedAt = undefined;
  const isQuick = performance.now() - startedAt < SLOW_MS;
  const isNews = isQuick || answeredAt < startedAt;
  answeredAt = performance.now();
  // Of a slow answer nothing is learnt where a later question was answered first.
  if (isNews) recordState({ answers: isQuick, isUnavailable: false });
}

/**
 * Does the store answer as it should, as far as this process knows? It never waits for a store that was asked before:
 * what is known is given, and asked again behind when it is old.
 */
export async function isStoreAnswering(openStore: () => Promise<Store>): Promise<boolean> {
  if (!state) return probeStore(openStore);
  const { answers } = state;
  if (isStateOld()) void probeStore(openStore);
  return answers;
}

/** Forgets what is known of the store, for tests that change it. */
export function resetStoreState(): void {
  state = undefined;
  failedAt = undefined;
  answeredAt = 0;
}
