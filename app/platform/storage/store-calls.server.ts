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

/** Maximum concurrent writes: it bounds memory and connections when the store is slow. */
const MAX_WRITES = 8;
/** A film may take ten times as long as another file. */
const LARGE_FACTOR = 10;
/** What the S3 client's second try gets after the first used all its time, in milliseconds. */
const SECOND_TRY_MS = 5_000;

const limitWrites = limitConcurrency(MAX_WRITES);

/**
 * The limit of a call, in milliseconds. The client's two tries could take longer, but a proxy in front of the site
 * gives up after a minute, and receiving the file takes time too.
 */
const callTimeoutMs = () => getRequestTimeoutMs() + SECOND_TRY_MS;

/** Reads from the store. Throws `StoreUnavailable` when the store cannot work now, and other errors unchanged. */
export function readFromStore<T>(
  openStore: () => Promise<Store>,
  read: (store: Store) => Promise<T>,
) {
  return callStore(openStore, read, callTimeoutMs());
}

/**
 * Writes to the store, at most eight at a time; time spent queued counts toward the limit. While the store is known
 * to be unavailable every write fails at once with `StoreUnavailable`.
 */
export async function writeToStore(
  openStore: () => Promise<Store>,
  write: (store: Store) => Promise<void>,
  { isLarge = false } = {},
): Promise<void> {
  await refuseWhileUnavailable(openStore);
  const limitMs = callTimeoutMs() * (isLarge ? LARGE_FACTOR : 1);
  const queuedAt = performance.now();
  await limitWrites(async () => {
    const startedAt = performance.now();
    if (startedAt - queuedAt > limitMs)
      throw new StoreUnavailable("the store of files is too slow");
    // A write that it queued behind may have failed meanwhile.
    if (isKnownUnavailable())
      throw new StoreUnavailable("the store of files was unreachable a moment ago");
    try {
      await callStore(openStore, write, limitMs - (startedAt - queuedAt));
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
