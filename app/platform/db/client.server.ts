import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { isDatabaseUnavailable } from "./connection-errors.ts";
import { CONNECTION_LIMITS, openPool } from "./pool.server.ts";
import { runAsTransaction } from "./transaction-guard.server.ts";

/** What a query runs on: the database or a transaction. */
export type Database = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute"
>;

let pool: pg.Pool | undefined;
let directSettings: pg.PoolConfig = {};
let hasPooler = false;
let database: NodePgDatabase | undefined;

/** PgBouncer refuses these at the start of a connection; the database role has them instead (docs/guides/run.md). */
const NO_SERVER_LIMITS = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Opens the database of this process.
 * @param direct the same database without a pooler, given when `settings` lead to one in transaction mode: for LISTEN,
 * the queue, session locks and read-only connections
 */
export function openDatabase(settings: pg.PoolConfig, direct?: pg.PoolConfig): pg.Pool {
  hasPooler = direct !== undefined;
  directSettings = { ...CONNECTION_LIMITS, ...(direct ?? settings) };
  pool = openPool(hasPooler ? { ...settings, ...NO_SERVER_LIMITS } : settings);
  database = drizzle(pool);
  return pool;
}

/** Whether a pooler in transaction mode stands between this process and the database. */
export function isPooled(): boolean {
  return hasPooler;
}

/**
 * The database of this process. Inside `dryRun` it is that transaction; inside `runReadOnly`, a read-only connection.
 * Throws when `openDatabase` has not been called.
 */
export function db(): NodePgDatabase {
  const dryRunDatabase = dryRunScope.getStore();
  if (dryRunDatabase) return dryRunDatabase;
  return readOnlyScope.getStore() ? getReadOnlyDatabase() : readWriteDatabase();
}

/**
 * The read-write database, even inside `runReadOnly` or `dryRun`: for clients that hold it from one request to the
 * next.
 */
export function readWriteDatabase(): NodePgDatabase {
  if (!database) throw new Error("the database is not open");
  return database;
}

const readOnlyScope = new AsyncLocalStorage<true>();
let readOnlyPool: pg.Pool | undefined;
let readOnlyDatabase: NodePgDatabase | undefined;

/** Runs `work` with a read-only database: PostgreSQL refuses every write in it (error 25006). */
export function runReadOnly<T>(work: () => T): T {
  return readOnlyScope.run(true, work);
}

/** Uses a small pool of its own, opened at first use; idle connections close after 30 s. */
function getReadOnlyDatabase(): NodePgDatabase {
  if (readOnlyDatabase) return readOnlyDatabase;
  const options = [directSettings.options, "-c default_transaction_read_only=on"]
    .filter(Boolean)
    .join(" ");
  readOnlyPool = openPool({ ...directSettings, max: 2, options, idleTimeoutMillis: 30_000 });
  readOnlyDatabase = drizzle(readOnlyPool);
  return readOnlyDatabase;
}

/** Runs `work` in one transaction. Inside `dryRun`, the work joins that transaction. */
export function transaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  const dryRunDatabase = dryRunScope.getStore();
  return dryRunDatabase ? work(dryRunDatabase) : runTransaction(work);
}

/**
 * Takes a connection from the pool and always gives it back. Drizzle's own `transaction` on a pool leaks a connection
 * that is lost at BEGIN: after some losses the pool would be empty.
 */
async function runTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  // In read-only mode this opens the read-only pool at first use.
  const { $client } = db() as NodePgDatabase & { $client: pg.Pool };
  const client = await $client.connect();
  let isUnavailable = false;
  try {
    return await drizzle(client).transaction((tx) => runAsTransaction(() => work(tx)));
  } catch (error) {
    isUnavailable = isDatabaseUnavailable(error);
    throw error;
  } finally {
    // Discards a connection that could not roll back, or whose statement timed out here and may still run there.
    client.release(isUnavailable || client.getTransactionStatus() !== "I");
  }
}

/** The transaction of the current dry run. */
const dryRunScope = new AsyncLocalStorage<NodePgDatabase>();

/**
 * Runs `work` in a transaction and rolls it back; returns what `work` returned. Every read and every `transaction`
 * inside it uses this one transaction.
 */
export async function dryRun<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  const rollback = new Error("a rehearsal is undone");
  let result: { value: T } | undefined;
  const attempt = async (tx: Database) => {
    // It reads and writes as a database does, but Drizzle gives it another type.
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

/** Settings of connections that keep a session: LISTEN, session locks, the queue. They pass by a pooler. */
export function directDatabaseSettings(): pg.PoolConfig {
  return directSettings;
}

/** Closes the pools after waiting for running queries, for at most `limitMs` milliseconds. */
export async function closeDatabase(limitMs = 10_000): Promise<void> {
  // `end` waits without limit for its connections, including one whose query hangs.
  const closing = Promise.all([pool?.end(), readOnlyPool?.end()]);
  const timeout = new AbortController();
  await Promise.race([closing, setTimeout(limitMs, undefined, { signal: timeout.signal })]);
  timeout.abort();
  pool = undefined;
  database = undefined;
  readOnlyPool = undefined;
  readOnlyDatabase = undefined;
}
