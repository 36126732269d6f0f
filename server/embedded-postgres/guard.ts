import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartRefused } from "../../app/platform/start-refused.ts";
import type { Cluster } from "./data-folder.ts";
import { login, NAME, type Place } from "./login.ts";
import { isAlive } from "./processes.ts";

const LOCK = 0x5ca1ab1e;

/**
 * A connection that keeps other applications out, if the server is there; undefined if it is not.
 * Throws StartRefused when another application was first.
 */
export async function openGuard(cluster: Cluster, place: Place): Promise<pg.Client | undefined> {
  const guard = new pg.Client({
    ...login(cluster, place),
    database: "postgres",
    application_name: `${NAME} ${process.pid}`,
    connectionTimeoutMillis: 5000,
  });
  guard.on("error", () => {}); // its end is what counts
  guard.on("notice", ({ message }) => cluster.log(`PostgreSQL says: ${message}`));
  try {
    await guard.connect();
    const { rows } = await guard.query("show data_directory");
    if (rows[0]?.data_directory !== cluster.data) throw new Error("the server of another folder");
    await lockOthersOut(cluster, guard);
    return guard;
  } catch (error) {
    guard.end().catch(() => {});
    if (error instanceof StartRefused) throw error;
    return undefined; // just starting, just stopping or gone: the caller looks again
  }
}

/** The lock belongs to the connection: it ends with the application, however that ends. */
async function lockOthersOut({ base }: Cluster, guard: pg.Client): Promise<void> {
  const holder = `select application_name from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and objid = ${LOCK} and granted`;
  const question = `select pg_try_advisory_lock(${LOCK}) as mine, (${holder} limit 1) as holder`;
  for (const deadline = Date.now() + 5000; ; await sleep(20)) {
    const { rows } = await guard.query<{ mine: boolean; holder: string | null }>(question);
    if (rows[0]?.mine) return;
    const pid = Number(rows[0]?.holder?.split(" ")[1]);
    // A killed application may hold it for a moment more.
    if (!isAlive(pid) && Date.now() < deadline) continue;
    throw new StartRefused(`Another application (process ${pid}) already uses ${base}: stop it.`);
  }
}
