import { refuseInTransaction } from "../db/transaction-guard.server.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import type { Store } from "./store.ts";
import {
  getRequestTimeoutMs,
  isKnownUnavailable,
  recordFailedWrite,
  recordWrite,
  refuseWhileUnavailable,
  withTimeout,
} from "./store-state.server.ts";
import { isUnavailableError, StoreUnavailable } from "./store-unavailable.ts";

/** Files that are written at a time: memory and connections have an end, however slow the store is. */
const MAX_WRITES = 8;
/** A film may take ten times as long as a file. */
const LARGE_FACTOR = 10;
/** What a second try of the S3 client gets when the first took all its time, in milliseconds. */
const SECOND_TRY_MS = 5_000;

const limitWrites = limitConcurrency(MAX_WRITES);

/**
 * The longest a call may take whatever the client of the store does, in milliseconds. It tries twice, but a proxy in
 * front of the site gives up after a minute, and a file is read before it is stored.
 */
const callTimeoutMs = () => getRequestTimeoutMs() + SECOND_TRY_MS;

/** Reads from the store. Throws `StoreUnavailable` when it cannot do its work now, and what it said otherwise. */
export function readFromStore<T>(
  openStore: () => Promise<Store>,
  read: (store: Store) => Promise<T>,
) {
  return callStore(openStore, read, callTimeoutMs());
}

/**
 * Writes to the store, at most eight at a time; the time of a write includes its wait for a turn. While the store is
 * away every write fails at once: nobody waits for what has just failed.
 */
export async function writeToStore(
  openStore: () => Promise<Store>,
  write: (store: Store) => Promise<void>,
  { isLarge = false } = {},
): Promise<void> {
  await refuseWhileUnavailable(openStore);
  const limitMs = callTimeoutMs() * (isLarge ? LARGE_FACTOR : 1);
  const asked = performance.now();
  await limitWrites(async () => {
    const startedAt = performance.now();
    if (startedAt - asked > limitMs) throw new StoreUnavailable("the store of files is too slow");
    // What waited for its turn may have waited for the failure of another.
    if (isKnownUnavailable())
      throw new StoreUnavailable("the store of files was away a moment ago");
    try {
      await callStore(openStore, write, limitMs - (startedAt - asked));
      recordWrite(startedAt, { isLarge });
    } catch (error) {
      if (error instanceof StoreUnavailable) recordFailedWrite();
      throw error;
    }
  });
}

async function callStore<T>(
  openStore: () => Promise<Store>,
  work: (store: Store) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  refuseInTransaction("the store of files");
  try {
    return await withTimeout(openStore().then(work), timeoutMs);
  } catch (cause) {
    if (cause instanceof StoreUnavailable || !isUnavailableError(cause)) throw cause;
    throw new StoreUnavailable("the store of files is out of reach, or full", { cause });
  }
}
