import pg from "pg";
import { log } from "../log.server.ts";
import { markConnectionError } from "./connection-errors.ts";
import { createStatementPreparer } from "./prepared-statements.server.ts";

type ConnectCallback = Parameters<pg.Pool["connect"]>[0];

/**
 * Limits of every connection, in milliseconds: the server ends a long statement and an idle transaction, and the client
 * gives up a server that does not answer at all.
 */
export const CONNECTION_LIMITS = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 20_000,
  connectionTimeoutMillis: 3_000,
} as const;

/** A pool of connections with these limits. */
export function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new ErrorTaggingPool({
    max: 12,
    ...CONNECTION_LIMITS,
    application_name: "erabao",
    ...settings,
  });
  pool.on("connect", createStatementPreparer());
  // One that is lost between two statements of a transaction tells nobody else: the next statement fails, and says so.
  pool.on("connect", (client) => client.on("error", markConnectionError));
  pool.on("error", (error) => {
    // `end` does not wait for the sockets: PostgreSQL may say first that it stops, which is no news then.
    if (!pool.ending) log().warn({ err: error }, "idle database connection lost");
  });
  return pool;
}

/** Whoever gets no connection of it is thrown a fault that is known as the database's. */
class ErrorTaggingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback)
      return super.connect().catch((error: Error) => Promise.reject(tagUnlessServerError(error)));
    super.connect((error, ...rest) => callback(error && tagUnlessServerError(error), ...rest));
  }
}

/** What PostgreSQL itself answers has a code of its own: a password that is wrong does not pass in a moment. */
function tagUnlessServerError(error: Error): Error {
  return error instanceof pg.DatabaseError ? error : markConnectionError(error);
}
