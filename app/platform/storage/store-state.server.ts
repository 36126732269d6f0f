import { setTimeout } from "node:timers/promises";
import { config } from "../config.server.ts";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";
import type { Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** An answer that takes longer means a store that works badly, in milliseconds. */
const SLOW_MS = 3_000;
/** How long what is known of the store is believed, in milliseconds: it is asked more often while it is away. */
const FRESH_MS = { answers: 30_000, away: 5_000 };
/** How long a probe is listened to at most, in milliseconds. */
const MAX_PROBE_MS = 30_000;

/**
 * What is known of the store. `answers`: within three seconds. `isAway`: it takes no file at all; a store that is slow
 * does not answer in time and still takes files.
 */
type State = { answers: boolean; isAway: boolean; since: number };

let state: State | undefined;
let probing: Promise<boolean> | undefined;
/** When the last write failed because the store was away; undefined while writes succeed. */
let failedAt: number | undefined;
/** When the store last did what it was asked, quickly or slowly. */
let answeredAt = 0;

/** How long one request to the store may take, in milliseconds. */
export const requestMs = () => config().s3?.timeoutMs ?? 30_000;

/** Rejects with `StoreUnavailable` when `work` takes longer than `limitMs` milliseconds. */
export function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = globalThis.setTimeout(
      () => reject(new StoreUnavailable("the store of files does not answer")),
      limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function note(known: Omit<State, "since">): void {
  state = { ...known, since: performance.now() };
}

/** A write that began at this time (`performance.now`) has succeeded; of a film it is not known how long it should take. */
export function noteWritten(begun: number, { isLarge }: { isLarge: boolean }): void {
  failedAt = undefined;
  answeredAt = performance.now();
  if (!isLarge) note({ answers: answeredAt - begun < SLOW_MS, isAway: false });
}

/** A write has failed because the store was unavailable. */
export function noteFailedWrite(): void {
  failedAt = performance.now();
  note({ answers: false, isAway: true });
}

/** Whether the store takes no file, as last known. */
export const isKnownAway = () => state?.isAway ?? false;

/**
 * Throws `StoreUnavailable` when the store takes no file. It asks the store when what is known is old, which takes three
 * seconds at most.
 */
export async function refuseWhileAway(opening: () => Promise<Store>): Promise<void> {
  refuseInTransaction("the store of files");
  if (isStateOld()) await probeStore(opening);
  if (isKnownAway()) throw new StoreUnavailable("the store of files is away");
}

function isStateOld(): boolean {
  if (!state) return true;
  const { answers, since } = state;
  return performance.now() - since > (answers ? FRESH_MS.answers : FRESH_MS.away);
}

/** Asks the store whether it takes files; false also when it takes more than three seconds to say so. */
export function probeStore(opening: () => Promise<Store>): Promise<boolean> {
  refuseInTransaction("the store of files");
  probing ??= probe(opening).finally(() => {
    probing = undefined;
  });
  return probing;
}

/**
 * Gives what the store says within three seconds. One that says nothing by then is away, unless it was slow before; it is
 * listened to for as long as a request may take, and is known to be slow when it answers after all.
 */
async function probe(opening: () => Promise<Store>): Promise<boolean> {
  const begun = performance.now();
  const asked = askStore(opening, begun);
  const late = Symbol("late");
  const first = await Promise.race([asked, setTimeout(SLOW_MS, late, { ref: false })]);
  if (first !== late) return state?.answers ?? false;
  // A write may have succeeded meanwhile: it has said so itself.
  if (answeredAt < begun) note({ answers: false, isAway: !isSlow() });
  return false;
}

/** Whether the store is known to take files, if slowly. */
const isSlow = () => state !== undefined && !state.answers && !state.isAway;

/** After a write failed only a write shows that the store takes files: a bucket answers also where it refuses them. */
async function askStore(opening: () => Promise<Store>, begun: number): Promise<void> {
  const ending = new AbortController();
  const failedBefore = failedAt;
  try {
    await withLimit(
      opening().then((store) =>
        failedBefore === undefined ? store.probe(ending.signal) : store.tryWrite(ending.signal),
      ),
      Math.min(requestMs(), MAX_PROBE_MS),
    );
  } catch {
    ending.abort();
    if (answeredAt < begun) note({ answers: false, isAway: true });
    return;
  }
  // A write may have failed or succeeded meanwhile: it has said so itself.
  if (failedAt !== failedBefore) return;
  failedAt = undefined;
  const isQuick = performance.now() - begun < SLOW_MS;
  const isNews = isQuick || answeredAt < begun;
  answeredAt = performance.now();
  // Of a slow answer nothing is learnt where a later question was answered first.
  if (isNews) note({ answers: isQuick, isAway: false });
}

/**
 * Does the store answer as it should, as far as this process knows? It never waits for a store that was asked before:
 * what is known is given, and asked again behind when it is old.
 */
export async function isStoreAnswering(opening: () => Promise<Store>): Promise<boolean> {
  if (!state) return probeStore(opening);
  const { answers } = state;
  if (isStateOld()) void probeStore(opening);
  return answers;
}

/** Forgets what is known of the store, for tests that change it. */
export function forgetStoreState(): void {
  state = undefined;
  failedAt = undefined;
  answeredAt = 0;
}
