import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { isDatabaseUnavailable } from "./connection-errors.ts";
import { CONNECTION_LIMITS, openPool } from "./pool.server.ts";
import { runAsTransaction } from "./transaction-guard.server.ts";

/** A database or a transaction: what a query runs on. */
export type Database = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute"
>;

let pool: pg.Pool | undefined;
let poolSettings: pg.PoolConfig = {};
let database: NodePgDatabase | undefined;

/** Opens the pool of this process. */
export function openDatabase(settings: pg.PoolConfig): pg.Pool {
  poolSettings = { ...CONNECTION_LIMITS, ...settings };
  pool = openPool(settings);
  database = drizzle(pool);
  return pool;
}

/**
 * The database of this process; inside `onlyReading`, one that PostgreSQL lets nothing be changed in. Throws when
 * `openDatabase` has not been called.
 */
export function db(): NodePgDatabase {
  const dryRunDatabase = dryRunScope.getStore();
  if (dryRunDatabase) return dryRunDatabase;
  return readOnlyScope.getStore() ? getReadOnlyDatabase() : readWriteDatabase();
}

/** The same, whoever asks: for what keeps it from one request to the next. */
export function readWriteDatabase(): NodePgDatabase {
  if (!database) throw new Error("the database is not open");
  return database;
}

const readOnlyScope = new AsyncLocalStorage<true>();
let readOnlyPool: pg.Pool | undefined;
let readOnlyDatabase: NodePgDatabase | undefined;

/** Runs `work` so that whatever it asks of the database changes nothing there: PostgreSQL refuses it (25006). */
export function runReadOnly<T>(work: () => T): T {
  return readOnlyScope.run(true, work);
}

/** On few connections of its own, opened at the first need and closed when nobody needs them. */
function getReadOnlyDatabase(): NodePgDatabase {
  if (readOnlyDatabase) return readOnlyDatabase;
  const options = [poolSettings.options, "-c default_transaction_read_only=on"]
    .filter(Boolean)
    .join(" ");
  readOnlyPool = openPool({ ...poolSettings, max: 2, options, idleTimeoutMillis: 30_000 });
  readOnlyDatabase = drizzle(readOnlyPool);
  return readOnlyDatabase;
}

/** Runs `work` in one transaction: all of it is kept, or none. In a rehearsal, it is part of it. */
export function transaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  const dryRunDatabase = dryRunScope.getStore();
  return dryRunDatabase ? work(dryRunDatabase) : runTransaction(work);
}

/**
 * Runs `work` in a transaction of a connection that is given back whatever happens. A transaction of drizzle's own on a
 * pool keeps for ever one that is lost as it begins: after some losses nobody would be answered any more.
 */
async function runTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  // Opens the one for reading alone at its first need.
  const { $client } = db() as NodePgDatabase & { $client: pg.Pool };
  const client = await $client.connect();
  let isUnavailable = false;
  try {
    return await drizzle(client).transaction((tx) => runAsTransaction(() => work(tx)));
  } catch (error) {
    isUnavailable = isDatabaseUnavailable(error);
    throw error;
  } finally {
    // What could not be undone is not for the next one; a statement that timed out here may still run there.
    client.release(isUnavailable || client.getTransactionStatus() !== "I");
  }
}

/** The one transaction of the rehearsal that is going on, if one is. */
const dryRunScope = new AsyncLocalStorage<NodePgDatabase>();

/**
 * Runs `work` and undoes all that it wrote: what it gives back is what would have been. Every read and every
 * transaction inside it are of this one transaction.
 */
export async function dryRun<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  const rollback = new Error("a rehearsal is undone");
  let result: { value: T } | undefined;
  const attempt = async (tx: Database) => {
    // It asks and writes as a database does; drizzle gives it a type of its own.
    const database = tx as unknown as NodePgDatabase;
    result = { value: await dryRunScope.run(database, () => work(tx)) };
    throw rollback;
  };
  const outer = dryRunScope.getStore();
  await (outer ? outer.transaction(attempt) : runTransaction(attempt)).catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  if (!result) throw new Error("a rehearsal gave nothing");
  return result.value;
}

/** Where the database is, for the queue, which keeps its own connections. */
export function databaseSettings(): pg.PoolConfig {
  return poolSettings;
}

/** Waits for the running queries, `limitMs` milliseconds at most, and closes the pool. */
export async function closeDatabase(limitMs = 10_000): Promise<void> {
  // A pool waits for its connections for ever, also for one whose work hangs.
  const closing = Promise.all([pool?.end(), readOnlyPool?.end()]);
  const timeout = new AbortController();
  await Promise.race([closing, setTimeout(limitMs, undefined, { signal: timeout.signal })]);
  timeout.abort();
  pool = undefined;
  database = undefined;
  readOnlyPool = undefined;
  readOnlyDatabase = undefined;
}
