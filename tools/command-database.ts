import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../app/platform/config.server.ts";
import { StartRefused } from "../app/platform/start-refused.ts";
import { isClusterCreated } from "../dev-database/create-cluster.ts";
import { getLogin } from "../dev-database/login.ts";
import { readPidFile } from "../dev-database/pid-file.ts";
import { isServer } from "../dev-database/processes.ts";
import { type DatabaseHandle, openServerDatabase } from "../server/database.ts";

/**
 * Opens the database for a one-off command: shares the running application's server, or starts it for the
 * command.
 * @throws StartRefused when the data folder has no database; a command creates none
 */
export async function openDatabaseForCommand(settings: Config): Promise<DatabaseHandle> {
  if (settings.databaseUrl) return openServerDatabase(settings);
  const folder = join(settings.dataDir, "pg");
  if (!isClusterCreated(folder))
    throw new StartRefused(
      `There is no database in ${settings.dataDir}: give the settings with which the site is started.`,
    );
  const data = realpathSync(folder);
  const file = readPidFile(data);
  if (!file?.isReady || !isServer(data, file.pid)) return openServerDatabase(settings);
  return { pool: getLogin({ data }, file), stop: async () => {} };
}

/** Secret of an existing data folder, for a one-off command. Throws StartRefused when there is none. */
export function getExistingSecret(dataDir: string): string {
  const path = join(dataDir, "app.secret");
  if (existsSync(path)) return readFileSync(path, "utf8");
  throw new StartRefused(
    "The setting APP_SECRET is missing: give the settings with which the site is started.",
  );
}
