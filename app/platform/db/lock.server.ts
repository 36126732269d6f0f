import type pg from "pg";

/** Names of the locks that processes starting together share. */
export const locks = { migrate: 0x6d696772, seed: 0x73656564 } as const;

/**
 * Runs `work` while holding a lock that one process at a time can have; the others wait.
 * The connection is closed afterwards: the lock and the settings of its session go with it.
 */
export async function withLock<T>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work(client);
  } finally {
    client.release(true);
  }
}
