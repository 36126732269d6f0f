import { atMost } from "../at-most.ts";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";
import type { Store } from "./store.ts";
import {
  isKnownAway,
  noteFailedWrite,
  noteWritten,
  refuseWhileAway,
  requestMs,
  withLimit,
} from "./store-state.server.ts";
import { meansUnavailable, StoreUnavailable } from "./store-unavailable.ts";

/** Files that are written at a time: memory and connections have an end, however slow the store is. */
const MAX_WRITES = 8;
/** A film may take ten times as long as a file. */
const LARGE_FACTOR = 10;
/** What a second try of the S3 client gets when the first took all its time, in milliseconds. */
const SECOND_TRY_MS = 5_000;

const inTurn = atMost(MAX_WRITES);

/**
 * The longest a call may take whatever the client of the store does, in milliseconds. It tries twice, but a proxy in
 * front of the site gives up after a minute, and a file is read before it is stored.
 */
const totalMs = () => requestMs() + SECOND_TRY_MS;

/** Reads from the store. Throws `StoreUnavailable` when it cannot do its work now, and what it said otherwise. */
export function readFrom<T>(opening: () => Promise<Store>, read: (store: Store) => Promise<T>) {
  return call(opening, read, totalMs());
}

/**
 * Writes to the store, at most eight at a time; the time of a write includes its wait for a turn. While the store is
 * away every write fails at once: nobody waits for what has just failed.
 */
export async function writeTo(
  opening: () => Promise<Store>,
  write: (store: Store) => Promise<void>,
  { isLarge = false } = {},
): Promise<void> {
  await refuseWhileAway(opening);
  const limitMs = totalMs() * (isLarge ? LARGE_FACTOR : 1);
  const asked = performance.now();
  await inTurn(async () => {
    const begun = performance.now();
    if (begun - asked > limitMs) throw new StoreUnavailable("the store of files is too slow");
    // What waited for its turn may have waited for the failure of another.
    if (isKnownAway()) throw new StoreUnavailable("the store of files was away a moment ago");
    try {
      await call(opening, write, limitMs - (begun - asked));
      noteWritten(begun, { isLarge });
    } catch (fault) {
      if (fault instanceof StoreUnavailable) noteFailedWrite();
      throw fault;
    }
  });
}

async function call<T>(
  opening: () => Promise<Store>,
  work: (store: Store) => Promise<T>,
  limitMs: number,
): Promise<T> {
  refuseInTransaction("the store of files");
  try {
    return await withLimit(opening().then(work), limitMs);
  } catch (cause) {
    if (cause instanceof StoreUnavailable || !meansUnavailable(cause)) throw cause;
    throw new StoreUnavailable("the store of files is out of reach, or full", { cause });
  }
}
