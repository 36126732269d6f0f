import pg from "pg";

/** A migration takes as long as it takes, and who starts second waits for it. */
const NO_TIMEOUTS = {
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
};

/** Names of the locks that processes starting together share. */
export const advisoryLocks = { migrate: 0x6d696772, seed: 0x73656564 } as const;

/**
 * Runs `work` on a connection of its own while holding a lock that one process at a time can have; the others wait.
 * The connection is closed afterwards: the lock goes with it.
 */
export async function withLock<T>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // A pool hides its password from code that lists its options.
  const { password } = pool.options;
  const client = new pg.Client({ ...pool.options, password, ...NO_TIMEOUTS });
  // One that is lost makes the next statement fail, which says so.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
