import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { StartRefused } from "../app/platform/start-refused.ts";
import type { Cluster } from "./data-folder.ts";
import { openLockConnection } from "./lock-connection.ts";
import type { ServerAddress } from "./login.ts";
import { readPidFile, removeIfStale } from "./pid-file.ts";
import { isServer } from "./processes.ts";
import { launchServer } from "./server.ts";
import { TRANSIENT_ERRORS } from "./start-errors.ts";

const START_TIMEOUT_MS = 180_000;
const MAX_LAUNCHES = 12;

/** The connection that holds the advisory lock against other applications, and its server. */
export type AcquiredServer = ServerAddress & {
  lockClient: pg.Client;
  pid: number;
  isAdopted: boolean;
};

/**
 * Locks the cluster's server for this application; starts the server when none runs (on `port` if it needs
 * one).
 * @throws StartRefused when another application holds the lock, or the server does not start
 */
export async function acquireServer(cluster: Cluster, port?: number): Promise<AcquiredServer> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let ended: string | undefined = "";
  for (let launches = 0, next = 0; Date.now() < deadline; await sleep(10)) {
    const file = readPidFile(cluster.data);
    const lockClient = file?.isReady ? await openLockConnection(cluster, file) : undefined;
    if (file && lockClient) return { ...file, lockClient, isAdopted: launches === 0 };
    const isUp = ended === undefined || (file && isServer(cluster.data, file.pid));
    if (isUp || Date.now() < next) continue;
    if (launches === MAX_LAUNCHES || (launches > 0 && !TRANSIENT_ERRORS.test(ended ?? ""))) {
      throw new StartRefused(`PostgreSQL did not start: ${ended}`);
    }
    if (file) removeIfStale(cluster, file.pid);
    const server = await launchServer(cluster, port);
    ended = undefined;
    server.end.then((reason) => {
      ended = reason;
    });
    next = Date.now() + Math.min(2000, 50 * 2 ** launches++);
  }
  throw new StartRefused(`PostgreSQL was not ready after 3 minutes: see ${cluster.logFile}`);
}
