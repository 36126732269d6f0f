import { resolve } from "node:path";
import { createCluster, createDatabase, isCreated } from "./embedded-postgres/creation.ts";
import {
  inspectFolder,
  makeFolder,
  type StartOptions,
  unmakeFolders,
} from "./embedded-postgres/data-folder.ts";
import { inOneSentence } from "./embedded-postgres/faults.ts";
import { keepHold, type RunningDatabase } from "./embedded-postgres/keep-hold.ts";
import { takeHold } from "./embedded-postgres/take-hold.ts";

/**
 * Gives the private PostgreSQL of `dataDir`: created the first time, adopted when a killed
 * application left it running. Install signal handlers before the call: a signal that ends the
 * process meanwhile leaves a server behind (harmless: the next start adopts it). Throws StartRefused
 * with one sentence for the person at the terminal.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: StartOptions = {},
): Promise<RunningDatabase> {
  const folder = resolve(dataDir);
  const made: string[] = [];
  try {
    makeFolder(folder, made);
    const cluster = inspectFolder(folder, made, options);
    if (!isCreated(cluster.data)) await createCluster(cluster);
    const hold = await takeHold(cluster);
    const running = keepHold(cluster, hold);
    await createDatabase(hold.guard).catch(async (error) => {
      await running.stop();
      throw error;
    });
    return running;
  } catch (error) {
    unmakeFolders(made);
    throw inOneSentence(error, folder);
  }
}
