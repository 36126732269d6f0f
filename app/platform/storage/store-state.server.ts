import { setTimeout } from "node:timers/promises";
import { config } from "../config.server.ts";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";
import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** A slower answer counts as a store that works badly, in milliseconds. */
const SLOW_MS = 3_000;
/** How long a known state is reused, in milliseconds; an unavailable store is probed more often. */
const MAX_STATE_AGE_MS = { reachable: 30_000, unavailable: 5_000 };
/** Limit of one probe, in milliseconds. */
const MAX_PROBE_MS = 30_000;

/**
 * The known state of the store. `isReachable`: it answered within three seconds. `isUnavailable`: it accepts no file; a
 * slow store has both false and still accepts files.
 */
type Availability = { isReachable: boolean; isUnavailable: boolean; since: number };

let state: Availability | undefined;
let probing: Promise<boolean> | undefined;
/** When a write last failed because the store was unavailable; undefined after a success. */
let failedAt: number | undefined;
/** When the store last completed a request, fast or slow. */
let answeredAt = 0;

/** Limit of one request to the store, in milliseconds. */
export const getRequestTimeoutMs = () => config().s3?.timeoutMs ?? 30_000;

/** Rejects with `StoreUnavailable` when `work` takes longer than `timeoutMs` milliseconds. */
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

/**
 * Records that a write that began at `startedAt` (`performance.now`) succeeded. A large write never counts as slow,
 * because its expected time is unknown.
 */
export function recordWrite(startedAt: number, { isLarge }: { isLarge: boolean }): void {
  failedAt = undefined;
  answeredAt = performance.now();
  if (!isLarge)
    recordState({ isReachable: answeredAt - startedAt < SLOW_MS, isUnavailable: false });
}

/** Records that a write failed because the store was unavailable. */
export function recordFailedWrite(): void {
  failedAt = performance.now();
  recordState({ isReachable: false, isUnavailable: true });
}

/** Whether the store accepts no file, as last known. */
export const isKnownUnavailable = () => state?.isUnavailable ?? false;

/**
 * Throws `StoreUnavailable` when the store accepts no file. Probes the store when the known state is old, which takes
 * at most three seconds.
 */
export async function refuseWhileUnavailable(openStore: () => Promise<Store>): Promise<void> {
  refuseInTransaction("the store of files");
  if (isStateOld()) await probeStore(openStore);
  if (isKnownUnavailable()) throw new StoreUnavailable("the store of files is unreachable");
}

function isStateOld(): boolean {
  if (!state) return true;
  const { isReachable, since } = state;
  return (
    performance.now() - since >
    (isReachable ? MAX_STATE_AGE_MS.reachable : MAX_STATE_AGE_MS.unavailable)
  );
}

/**
 * Probes whether the store accepts files; returns false also after three seconds without an answer. Concurrent calls
 * share one probe.
 */
export function probeStore(openStore: () => Promise<Store>): Promise<boolean> {
  refuseInTransaction("the store of files");
  probing ??= probe(openStore).finally(() => {
    probing = undefined;
  });
  return probing;
}

/**
 * Returns the result known after three seconds. A store silent until then counts as unavailable, unless it was slow
 * before; the check goes on for the time of a request and records a late answer as slow.
 */
async function probe(openStore: () => Promise<Store>): Promise<boolean> {
  const startedAt = performance.now();
  const check = checkStore(openStore, startedAt);
  const late = Symbol("late");
  const first = await Promise.race([check, setTimeout(SLOW_MS, late, { ref: false })]);
  if (first !== late) return state?.isReachable ?? false;
  // A write may have succeeded meanwhile and recorded its own state.
  if (answeredAt < startedAt) recordState({ isReachable: false, isUnavailable: !isSlow() });
  return false;
}

const isSlow = () => state !== undefined && !state.isReachable && !state.isUnavailable;

/** After a failed write only a write proves that the store accepts files: a bucket over quota still answers. */
async function checkStore(openStore: () => Promise<Store>, startedAt: number): Promise<void> {
  const abort = new AbortController();
  const failedBefore = failedAt;
  try {
    await withTimeout(
      openStore().then((store) =>
        failedBefore === undefined ? store.probe(abort.signal) : store.tryWrite(abort.signal),
      ),
      Math.min(getRequestTimeoutMs(), MAX_PROBE_MS),
    );
  } catch {
    abort.abort();
    if (answeredAt < startedAt) recordState({ isReachable: false, isUnavailable: true });
    return;
  }
  // A write failed or succeeded meanwhile and recorded its own state.
  if (failedAt !== failedBefore) return;
  failedAt = undefined;
  const isQuick = performance.now() - startedAt < SLOW_MS;
  const isNews = isQuick || answeredAt < startedAt;
  answeredAt = performance.now();
  // A slow answer says nothing when a later request was answered first.
  if (isNews) recordState({ isReachable: isQuick, isUnavailable: false });
}

/**
 * Whether the store last answered in time. Waits only when it was never probed; an old state is returned and
 * refreshed in the background.
 */
export async function isStoreAnswering(openStore: () => Promise<Store>): Promise<boolean> {
  if (!state) return probeStore(openStore);
  const { isReachable } = state;
  if (isStateOld()) void probeStore(openStore);
  return isReachable;
}

/** Forgets the known state, for tests that change the store. */
export function resetStoreState(): void {
  state = undefined;
  failedAt = undefined;
  answeredAt = 0;
}
