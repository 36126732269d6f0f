import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartRefused } from "../app/platform/start-refused.ts";
import type { Cluster } from "./data-folder.ts";
import { DATABASE_NAME, getLogin, type ServerAddress } from "./login.ts";
import { isAlive } from "./processes.ts";

const LOCK_ID = 0x5ca1ab1e;

/**
 * Connects to the server and takes the application's lock; undefined when the server does not answer.
 * @throws StartRefused when another application holds the lock
 */
export async function openLockConnection(
  cluster: Cluster,
  place: ServerAddress,
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...getLogin(cluster, place),
    database: "postgres",
    application_name: `${DATABASE_NAME} ${process.pid}`,
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => {}); // the "end" event is handled by the supervisor
  client.on("notice", ({ message }) => cluster.log(`PostgreSQL says: ${message}`));
  try {
    await client.connect();
    const { rows } = await client.query("show data_directory");
    if (rows[0]?.data_directory !== cluster.data) throw new Error("the server of another folder");
    await acquireLock(cluster, client);
    return client;
  } catch (error) {
    client.end().catch(() => {});
    if (error instanceof StartRefused) throw error;
    return undefined; // starting, stopping or gone: the caller tries again
  }
}

/** Takes an advisory lock, which PostgreSQL releases when the connection ends, even after a crash. */
async function acquireLock({ base }: Cluster, client: pg.Client): Promise<void> {
  const holder = `select application_name from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and objid = ${LOCK_ID} and granted`;
  const lockQuery = `select pg_try_advisory_lock(${LOCK_ID}) as "hasLock", (${holder} limit 1) as holder`;
  for (const deadline = Date.now() + 5000; ; await sleep(20)) {
    const { rows } = await client.query<{ hasLock: boolean; holder: string | null }>(lockQuery);
    if (rows[0]?.hasLock) return;
    const pid = Number(rows[0]?.holder?.split(" ")[1]);
    // The connection of a killed application may hold it a moment longer.
    if (!isAlive(pid) && Date.now() < deadline) continue;
    throw new StartRefused(`Another application (process ${pid}) already uses ${base}: stop it.`);
  }
}
