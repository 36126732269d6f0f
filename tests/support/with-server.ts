import { afterAll } from "vitest";
import { createFreshDatabase, type FreshDatabase, getDatabaseUrl } from "./fresh-database.ts";
import { getNewDataDir, type RunningServer, removeDataDir, startServer } from "./server.ts";

/** The data folder and database of a test file's servers. */
export type TestSite = {
  dataDir: string;
  /** Used only by them, so every row can be compared. */
  database: FreshDatabase;
  /** Starts the built site on them, in demonstration unless `env` says otherwise; it is stopped after the file. */
  start(env?: Record<string, string>): Promise<RunningServer>;
};

/**
 * Creates a data folder and a migrated, empty database for the servers of this test file; removed after its tests.
 */
export async function createTestSite(): Promise<TestSite> {
  const dataDir = getNewDataDir();
  const database = await createFreshDatabase("migrated");
  const servers: RunningServer[] = [];
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
    removeDataDir(dataDir);
  });
  const start = async (env: Record<string, string> = {}) => {
    const server = await startServer({
      dataDir,
      env: { DATABASE_URL: getDatabaseUrl(database), ...env },
    });
    servers.push(server);
    return server;
  };
  return { dataDir, database, start };
}

/**
 * Starts the built site for one test file, on its own database and data folder, in demonstration unless `env` says
 * otherwise. All are stopped after the file, after its own `afterAll` hooks.
 */
export async function withServer(env?: Record<string, string>) {
  const place = await createTestSite();
  return { ...place, server: await place.start(env) };
}
