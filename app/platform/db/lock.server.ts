import pg from "pg";

/** Migrations may take long, and a process that starts second waits for the first. */
const NO_TIMEOUTS = {
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
};

/** Advisory lock numbers shared by processes that start at the same time. */
export const advisoryLocks = { migrate: 0x6d696772, seed: 0x73656564 } as const;

/**
 * Runs `work` on a new connection while holding an advisory lock; other processes wait. The connection is closed
 * afterwards, which releases the lock.
 */
export async function withLock<T>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  // `pool.options` hides the password from enumeration, so a spread does not copy it.
  const { password } = pool.options;
  const client = new pg.Client({ ...pool.options, password, ...NO_TIMEOUTS });
  // Without a listener a lost connection would crash the process; the next statement reports it.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
