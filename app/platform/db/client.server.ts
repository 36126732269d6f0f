import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { isDatabaseAway } from "./away.ts";
import { CONNECTION_LIMITS, openPool } from "./pool.server.ts";
import { insideTransaction } from "./transaction-guard.server.ts";

/** A database or a transaction: what a query runs on. */
export type Database = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute"
>;

let pool: pg.Pool | undefined;
let opened: pg.PoolConfig = {};
let database: NodePgDatabase | undefined;

/** Opens the pool of this process. */
export function openDatabase(settings: pg.PoolConfig): pg.Pool {
  opened = { ...CONNECTION_LIMITS, ...settings };
  pool = openPool(settings);
  database = drizzle(pool);
  return pool;
}

/**
 * The database of this process; inside `onlyReading`, one that PostgreSQL lets nothing be changed in. Throws when
 * `openDatabase` has not been called.
 */
export function db(): NodePgDatabase {
  const rehearsed = rehearsal.getStore();
  if (rehearsed) return rehearsed;
  return readingOnly.getStore() ? readingDatabase() : wholeDatabase();
}

/** The same, whoever asks: for what keeps it from one request to the next. */
export function wholeDatabase(): NodePgDatabase {
  if (!database) throw new Error("the database is not open");
  return database;
}

const readingOnly = new AsyncLocalStorage<true>();
let readers: pg.Pool | undefined;
let reading: NodePgDatabase | undefined;

/** Runs `work` so that whatever it asks of the database changes nothing there: PostgreSQL refuses it (25006). */
export function onlyReading<T>(work: () => T): T {
  return readingOnly.run(true, work);
}

/** On few connections of its own, opened at the first need and closed when nobody needs them. */
function readingDatabase(): NodePgDatabase {
  if (reading) return reading;
  const options = [opened.options, "-c default_transaction_read_only=on"].filter(Boolean).join(" ");
  readers = openPool({ ...opened, max: 2, options, idleTimeoutMillis: 30_000 });
  reading = drizzle(readers);
  return reading;
}

/** Runs `work` in one transaction: all of it is kept, or none. In a rehearsal, it is part of it. */
export function transaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  const rehearsed = rehearsal.getStore();
  return rehearsed ? work(rehearsed) : onOneConnection(work);
}

/**
 * Runs `work` in a transaction of a connection that is given back whatever happens. A transaction of drizzle's own on a
 * pool keeps for ever one that is lost as it begins: after some losses nobody would be answered any more.
 */
async function onOneConnection<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  // Opens the one for reading alone at its first need.
  const { $client } = db() as NodePgDatabase & { $client: pg.Pool };
  const client = await $client.connect();
  let isAway = false;
  try {
    return await drizzle(client).transaction((tx) => insideTransaction(() => work(tx)));
  } catch (error) {
    isAway = isDatabaseAway(error);
    throw error;
  } finally {
    // What could not be undone is not for the next one; a statement that timed out here may still run there.
    client.release(isAway || client.getTransactionStatus() !== "I");
  }
}

/** The one transaction of the rehearsal that is going on, if one is. */
const rehearsal = new AsyncLocalStorage<NodePgDatabase>();

/**
 * Runs `work` and undoes all that it wrote: what it gives back is what would have been. Every read and every
 * transaction inside it are of this one transaction.
 */
export async function rehearse<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  const undone = new Error("a rehearsal is undone");
  let found: { value: T } | undefined;
  const trial = async (tx: Database) => {
    // It asks and writes as a database does; drizzle gives it a type of its own.
    const inside = tx as unknown as NodePgDatabase;
    found = { value: await rehearsal.run(inside, () => work(tx)) };
    throw undone;
  };
  const outer = rehearsal.getStore();
  await (outer ? outer.transaction(trial) : onOneConnection(trial)).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  if (!found) throw new Error("a rehearsal gave nothing");
  return found.value;
}

/** Where the database is, for the queue, which keeps its own connections. */
export function databaseSettings(): pg.PoolConfig {
  return opened;
}

/** Waits for the running queries, `limitMs` milliseconds at most, and closes the pool. */
export async function closeDatabase(limitMs = 10_000): Promise<void> {
  // A pool waits for its connections for ever, also for one whose work hangs.
  const ended = Promise.all([pool?.end(), readers?.end()]);
  const late = new AbortController();
  await Promise.race([ended, setTimeout(limitMs, undefined, { signal: late.signal })]);
  late.abort();
  pool = undefined;
  database = undefined;
  readers = undefined;
  reading = undefined;
}
