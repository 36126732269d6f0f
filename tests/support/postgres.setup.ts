import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { jobs } from "#app/jobs.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/db/client.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { closeQueue, openQueue } from "#app/platform/jobs/queue.server.ts";
import { samplesGiven } from "#db/seeds/demo-messages.ts";
import { startEmbeddedPostgres } from "../../server/embedded-postgres.ts";
import { ask } from "./ask.ts";
import { quickFolder } from "./quick-folder.ts";

export type TestServer = { settings: pg.PoolConfig; template: string };

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * One PostgreSQL for the whole run: the one of TEST_DATABASE_URL (its account must be allowed to
 * create databases), else a private one in a temporary folder. One database is brought to the schema
 * of this version; each test file copies it (tests/support/database.ts).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(process.env.TEST_DATABASE_URL);
  const template = `erabao_template_${randomBytes(4).toString("hex")}`;
  try {
    await ask(server.settings, `create database ${template}`);
    await build({ ...server.settings, database: template });
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("testServer", { settings: server.settings, template });
  return async () => {
    if (server.shared) await ask(server.settings, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function openServer(url: string | undefined) {
  if (url) return { settings: partsOf(url), shared: true, stop: async () => {} };
  // Not mkdtemp: its folders are closed to the user who runs PostgreSQL when we are root.
  const folder = join(
    quickFolder(),
    `erabao-tests-${process.pid}-${randomBytes(4).toString("hex")}`,
  );
  // Files run side by side, some with several servers of the application.
  const running = await startEmbeddedPostgres(folder, { fsync: false, connections: 200 });
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  };
  return { settings: running.pool, shared: false, stop };
}

/** The parts of an address, so that another database of the same server can be named. */
function partsOf(url: string): pg.PoolConfig {
  const { host, port, user, password, ssl } = new pg.Client({ connectionString: url });
  return { host, port, user, password: password ?? undefined, ssl, database: "postgres" };
}

async function build(settings: pg.PoolConfig): Promise<void> {
  await migrateDatabase(openDatabase(settings));
  await openQueue([...jobs, samplesGiven].map((job) => job.name));
  await closeQueue();
  await closeDatabase();
}
