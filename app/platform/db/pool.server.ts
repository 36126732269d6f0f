import pg from "pg";
import { log } from "../log.server.ts";
import { markConnectionError } from "./connection-errors.ts";

type ConnectCallback = Parameters<pg.Pool["connect"]>[0];

/**
 * Default limits of pool connections, in milliseconds: the server ends long statements and idle transactions, and the client
 * gives up on a server that does not answer.
 */
export const CONNECTION_LIMITS = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 20_000,
  connectionTimeoutMillis: 3_000,
} as const;

/** Creates a pool with these limits unless `settings` replaces them. It connects at first use. */
export function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new ErrorTaggingPool({
    max: 12,
    ...CONNECTION_LIMITS,
    application_name: "erabao",
    ...settings,
  });
  // A connection lost between two statements of a transaction is not reported here: the next statement fails and
  // reports it.
  pool.on("connect", (client) => client.on("error", markConnectionError));
  pool.on("error", (error) => {
    // `end` does not wait for the sockets to close, so PostgreSQL may still announce its shutdown: not worth a
    // warning then.
    if (!pool.ending) log().warn({ err: error }, "idle database connection lost");
  });
  return pool;
}

/** A pool whose connection errors are marked as the database's (`isDatabaseUnavailable`). */
class ErrorTaggingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback)
      return super.connect().catch((error: Error) => Promise.reject(tagUnlessServerError(error)));
    super.connect((error, ...rest) => callback(error && tagUnlessServerError(error), ...rest));
  }
}

/** Errors sent by PostgreSQL have a code of their own: a wrong password, for example, is not a temporary failure. */
function tagUnlessServerError(error: Error): Error {
  return error instanceof pg.DatabaseError ? error : markConnectionError(error);
}
