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
 * Runs `work` on a new connection (never through a pooler, which would give the lock to others) while holding an advisory lock; other processes wait. The connection is closed
 * afterwards, which releases the lock.
 */
export async function withLock<T>(
  settings: pg.PoolConfig,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...settings, ...NO_TIMEOUTS });
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
