import pg from "pg";
import { log } from "../log.server.ts";
import { lossOf } from "./away.ts";
import { preparer } from "./prepared.server.ts";

type Answer = Parameters<pg.Pool["connect"]>[0];

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
  const opening = new ToldPool({
    max: 12,
    ...CONNECTION_LIMITS,
    application_name: "erabao",
    ...settings,
  });
  opening.on("connect", preparer());
  // One that is lost between two statements of a transaction tells nobody else: the next statement fails, and says so.
  opening.on("connect", (client) => client.on("error", lossOf));
  opening.on("error", (error) => {
    // `end` does not wait for the sockets: PostgreSQL may say first that it stops, which is no news then.
    if (!opening.ending) log().warn({ err: error }, "idle database connection lost");
  });
  return opening;
}

/** Whoever gets no connection of it is thrown a fault that is known as the database's. */
class ToldPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(answer: Answer): void;
  override connect(answer?: Answer): Promise<pg.PoolClient> | undefined {
    if (!answer) return super.connect().catch((fault: Error) => Promise.reject(known(fault)));
    super.connect((fault, ...given) => answer(fault && known(fault), ...given));
  }
}

/** What PostgreSQL itself answers has a code of its own: a password that is wrong does not pass in a moment. */
function known(fault: Error): Error {
  return fault instanceof pg.DatabaseError ? fault : lossOf(fault);
}
