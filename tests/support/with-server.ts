import { afterAll } from "vitest";
import { createFreshDatabase, type FreshDatabase, getDatabaseUrl } from "./fresh-database.ts";
import { getNewDataDir, type RunningServer, removeDataDir, startServer } from "./server.ts";

/** Where the servers of a test file live, each as the settings of its own want it. */
export type TestSite = {
  dataDir: string;
  /** Theirs alone: every row can be compared. */
  database: FreshDatabase;
  /** Starts the built site here, in demonstration unless `env` says otherwise; it ends after the file. */
  start(env?: Record<string, string>): Promise<RunningServer>;
};

/**
 * A data folder and a database, migrated and without a row, for the servers of this test file; removed after
 * its tests.
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
 * The built site for the tests of one file, on a database and a data folder of its own, in demonstration unless
 * `env` says otherwise. All end after the file: what it closes itself (`afterAll`) is closed before.
 */
export async function withServer(env?: Record<string, string>) {
  const place = await createTestSite();
  return { ...place, server: await place.start(env) };
}
