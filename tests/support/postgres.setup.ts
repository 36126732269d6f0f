import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { jobs } from "#app/jobs.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/db/client.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { closeQueue, listQueueNames, openQueue } from "#app/platform/jobs/queue.server.ts";
import { seedSampleMessagesJob } from "#db/seeds/demo-messages.ts";
import { startEmbeddedPostgres } from "../../dev-database/embedded-postgres.ts";
import { getFastFolder } from "./fast-folder.ts";
import { queryDatabase } from "./query-database.ts";

export type TestServer = { settings: pg.PoolConfig; template: string };

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * Provides one PostgreSQL for the run: TEST_DATABASE_URL (its account must be allowed to create databases), else a
 * private one in a temporary folder. One database is migrated as a template, which each test file copies
 * (tests/support/database.ts).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(process.env.TEST_DATABASE_URL);
  const template = `erabao_template_${randomBytes(4).toString("hex")}`;
  try {
    await queryDatabase(server.settings, `create database ${template}`);
    await buildTemplate({ ...server.settings, database: template });
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("testServer", { settings: server.settings, template });
  return async () => {
    if (server.shared)
      await queryDatabase(server.settings, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function openServer(url: string | undefined) {
  if (url) return { settings: parseDatabaseUrl(url), shared: true, stop: async () => {} };
  // Not mkdtemp, whose folders are closed to the user who runs PostgreSQL when the tests run as root.
  const folder = join(
    getFastFolder(),
    `erabao-tests-${process.pid}-${randomBytes(4).toString("hex")}`,
  );
  // Test files run in parallel, some with several servers of the application.
  const running = await startEmbeddedPostgres(folder, { fsync: false, connections: 200 });
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  };
  return { settings: running.pool, shared: false, stop };
}

/** Parses a URL into settings, so that another database of the same server can be named. */
function parseDatabaseUrl(url: string): pg.PoolConfig {
  const { host, port, user, password, ssl } = new pg.Client({ connectionString: url });
  return { host, port, user, password: password ?? undefined, ssl, database: "postgres" };
}

async function buildTemplate(settings: pg.PoolConfig): Promise<void> {
  await migrateDatabase(settings);
  openDatabase(settings);
  await openQueue(listQueueNames([...jobs, seedSampleMessagesJob]));
  await closeQueue();
  await closeDatabase();
}
