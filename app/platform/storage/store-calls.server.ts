import { atMost } from "../at-most.ts";
import { config } from "../config.server.ts";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";
import type { Store } from "./store.ts";
import { meansUnavailable, StoreUnavailable } from "./store-unavailable.ts";

/** An answer that takes longer means a store that works badly, in milliseconds. */
const SLOW_MS = 3_000;
/** How long what is known of the store is believed, in milliseconds: it is asked more often while it is away. */
const FRESH_MS = { answers: 30_000, away: 5_000 };
/** Files that are written at a time: memory and connections have an end, however slow the store is. */
const MAX_WRITES = 8;
/** A film may take ten times as long as a file. */
const LARGE_FACTOR = 10;

const inTurn = atMost(MAX_WRITES);

type State = { answers: boolean; since: number };

let state: State | undefined;
let probing: Promise<boolean> | undefined;
/** When the last write failed because the store was away; undefined while writes succeed. */
let failedAt: number | undefined;
let isTrying = false;

/**
 * The longest a call may take whatever the client of the store does, in milliseconds: two tries, with the connection
 * and the pause between them.
 */
const totalMs = () => 2 * (config().s3?.timeoutMs ?? 30_000) + 15_000;

/** Reads from the store. Throws `StoreUnavailable` when it cannot do its work now, and what it said otherwise. */
export function readFrom<T>(opening: () => Promise<Store>, read: (store: Store) => Promise<T>) {
  return call(opening, read, totalMs());
}

/**
 * Writes to the store, at most eight at a time. While it is away one write tries it, and the others fail at once:
 * nobody waits a minute for what has just failed.
 */
export async function writeTo(
  opening: () => Promise<Store>,
  write: (store: Store) => Promise<void>,
  { isLarge = false } = {},
): Promise<void> {
  const limit = totalMs() * (isLarge ? LARGE_FACTOR : 1);
  await inTurn(async () => {
    const isTrial = failedAt !== undefined;
    if (isTrial && (isTrying || performance.now() - (failedAt ?? 0) < FRESH_MS.away))
      throw new StoreUnavailable("the store of files was away a moment ago");
    isTrying ||= isTrial;
    try {
      const begun = performance.now();
      await call(opening, write, limit);
      failedAt = undefined;
      if (!isLarge) note(performance.now() - begun < SLOW_MS);
    } catch (fault) {
      if (fault instanceof StoreUnavailable) {
        failedAt = performance.now();
        note(false);
      }
      throw fault;
    } finally {
      if (isTrial) isTrying = false;
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

function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new StoreUnavailable("the store of files does not answer")),
      limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function note(answers: boolean): void {
  state = { answers, since: performance.now() };
}

/** Asks the store whether it takes files; false also when it takes more than three seconds to say so. */
export function probeStore(opening: () => Promise<Store>): Promise<boolean> {
  refuseInTransaction("the store of files");
  probing ??= probe(opening).finally(() => {
    probing = undefined;
  });
  return probing;
}

/** After a write failed only a write shows that the store takes files: a bucket answers also where it refuses them. */
async function probe(opening: () => Promise<Store>): Promise<boolean> {
  const ending = new AbortController();
  const failedBefore = failedAt;
  try {
    await withLimit(
      opening().then((store) =>
        failedBefore === undefined ? store.probe(ending.signal) : store.tryWrite(ending.signal),
      ),
      SLOW_MS,
    );
    // A write may have failed or succeeded meanwhile: it has said so itself.
    if (failedAt !== failedBefore) return failedAt === undefined;
    failedAt = undefined;
    note(true);
    return true;
  } catch {
    ending.abort();
    note(false);
    return false;
  }
}

/**
 * Does the store take files, as far as this process knows? It never waits for a store that was asked before: what is
 * known is given, and asked again behind when it is old.
 */
export async function isStoreAnswering(opening: () => Promise<Store>): Promise<boolean> {
  if (!state) return probeStore(opening);
  const { answers, since } = state;
  const isOld = performance.now() - since > (answers ? FRESH_MS.answers : FRESH_MS.away);
  if (isOld) void probeStore(opening);
  return answers;
}

/** Forgets what is known of the store, for tests that change it. */
export function forgetStoreState(): void {
  state = undefined;
  failedAt = undefined;
  isTrying = false;
}
