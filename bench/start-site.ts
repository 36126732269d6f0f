import { randomBytes } from "node:crypto";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { startEmbeddedPostgres } from "#dev-database/embedded-postgres.ts";
import { getDatabaseUrl } from "#tests/support/fresh-database.ts";
import { getNewDataDir, removeDataDir, startServer } from "#tests/support/server.ts";

/**
 * Starts a built site and a separate PostgreSQL that the benchmark can query too, with a shared secret. `stop` ends
 * both and removes their folders.
 */
export async function startSite(env: Record<string, string> = {}) {
  const [databaseDir, dataDir] = [getNewDataDir(), getNewDataDir()];
  const secret = { APP_SECRET: randomBytes(24).toString("hex") };
  setConfig(readConfig({ ...secret, DATA_DIR: databaseDir, LOG_LEVEL: "silent" }));
  const postgres = await startEmbeddedPostgres(databaseDir);
  const url = getDatabaseUrl({ settings: postgres.pool });
  const server = await startServer({
    dataDir,
    env: { DATABASE_URL: url, LOG_LEVEL: "error", ...secret, ...env },
  });
  const stop = async () => {
    await server.stop();
    await postgres.stop();
    for (const folder of [databaseDir, dataDir]) removeDataDir(folder);
  };
  return { postgres, server, stop };
}
