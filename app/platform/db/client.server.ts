import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { log } from "../log.server.ts";

/** A database or a transaction: what a query runs on. */
export type Database = Pick<
  NodePgDatabase,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute"
>;

let pool: pg.Pool | undefined;
let opened: pg.PoolConfig = {};
let database: NodePgDatabase | undefined;

/** Opens the pool of this process. Statements longer than 15 s are ended by the server. */
export function openDatabase(settings: pg.PoolConfig): pg.Pool {
  opened = settings;
  const opening = new pg.Pool({
    max: 12,
    statement_timeout: 15_000,
    connectionTimeoutMillis: 3_000,
    application_name: "erabao",
    ...settings,
  });
  opening.on("error", (error) => {
    // `end` does not wait for the sockets: PostgreSQL may say first that it stops, which is no news then.
    if (!opening.ending) log().warn({ err: error }, "idle database connection lost");
  });
  database = drizzle(opening);
  pool = opening;
  return opening;
}

/** The database of this process. Throws when `openDatabase` has not been called. */
export function db(): NodePgDatabase {
  if (!database) throw new Error("the database is not open");
  return database;
}

/** Runs `work` in one transaction: all of it is kept, or none. */
export function transaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  return db().transaction(work);
}

/** Where the database is, for the queue, which keeps its own connections. */
export function databaseSettings(): pg.PoolConfig {
  return opened;
}

/** Waits for the running queries and closes the pool. */
export async function closeDatabase(): Promise<void> {
  await pool?.end();
  pool = undefined;
  database = undefined;
}
