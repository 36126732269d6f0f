import { resolve } from "node:path";
import { acquireServer } from "./acquire-server.ts";
import { createCluster, createDatabase, isClusterCreated } from "./create-cluster.ts";
import { inspectFolder, makeFolder, removeEmptyFolders, type StartOptions } from "./data-folder.ts";
import { toStartRefused } from "./start-errors.ts";
import { type RunningDatabase, superviseServer } from "./supervise-server.ts";

/**
 * Starts the private PostgreSQL of `dataDir`: creates it the first time, adopts it when a killed application
 * left it running. Install signal handlers before the call, or a signal may leave the server running (the
 * next start adopts it).
 * @throws StartRefused with one sentence for the terminal
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: StartOptions = {},
): Promise<RunningDatabase> {
  const folder = resolve(dataDir);
  const created: string[] = [];
  try {
    makeFolder(folder, created);
    const cluster = inspectFolder(folder, created, options);
    if (!isClusterCreated(cluster.data)) await createCluster(cluster);
    const acquired = await acquireServer(cluster);
    const running = superviseServer(cluster, acquired);
    await createDatabase(acquired.lockClient).catch(async (error) => {
      await running.stop();
      throw error;
    });
    return running;
  } catch (error) {
    removeEmptyFolders(created);
    throw toStartRefused(error, folder);
  }
}
