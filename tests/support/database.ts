import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import type pg from "pg";
import { afterAll } from "vitest";
import { type Config, readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeDatabase, db, openDatabase } from "#app/platform/db/client.server.ts";
import { emails } from "#app/platform/db/schema/mail.ts";
import { closeQueue, openQueue } from "#app/platform/jobs/queue.server.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { EMAIL_QUEUED } from "#app/platform/mail/outbox.server.ts";
import { resetStore } from "#app/platform/storage/storage.server.ts";
import { createFreshDatabase } from "./fresh-database.ts";

export type TestDatabase = {
  /** Connection settings, for a test that opens its own connections. */
  settings: pg.PoolConfig;
  /** The settings of this process; `dataDir` is a temporary folder of this file. */
  config: Config;
  /** Empties every table and the queue. */
  truncate(): Promise<void>;
  /** The payloads of the queued jobs with this name, oldest first. */
  jobs(name: string): Promise<unknown[]>;
  /** The emails of the outbox, oldest first. */
  listEmails(): Promise<Email[]>;
  /** The first link in the newest email. */
  getLastLink(): Promise<URL>;
};

/**
 * Creates a database for this test file, copied from the migrated template, and opens it as `db()` of this process,
 * with an open queue (without workers) and its own settings. It is removed after the file.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const fresh = await createFreshDatabase("migrated");
  const config = testConfig();
  setConfig(config);
  // Test files of one worker share modules: reset the store to this file's folder.
  resetStore();
  const pool = openDatabase(fresh.settings);
  // The template already contains the tables and queues of every job.
  await openQueue([]);
  afterAll(async () => {
    await closeQueue();
    await closeDatabase();
    await fresh.drop();
    rmSync(config.dataDir, { recursive: true, force: true });
  });
  const listEmails = () => db().select().from(emails).orderBy(asc(emails.id));
  return {
    settings: fresh.settings,
    config,
    truncate: () => truncate(pool),
    jobs: (job) => jobPayloads(pool, job),
    listEmails,
    getLastLink: async () =>
      new URL(/http\S+/.exec((await listEmails()).at(-1)?.text ?? "")?.[0] ?? ""),
  };
}

/** Settings of a demonstration with its own folder and no external service. */
function testConfig(): Config {
  return readConfig({
    APP_MODE: "demo",
    APP_SECRET: randomBytes(24).toString("hex"),
    DATA_DIR: mkdtempSync(join(tmpdir(), "erabao-test-")),
    PUBLIC_ORIGIN: "http://localhost:3000",
    LOG_LEVEL: "error",
  });
}

/** Keeps rows inserted by migrations: the rules of the school and of each campus. */
async function truncate(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    "select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename not in ('campus_rules', 'school_rules')",
  );
  // Without triggers, because one refuses to empty the history.
  const client = await pool.connect();
  try {
    await client.query(
      `begin; set local session_replication_role = replica; truncate ${rows[0].tables} restart identity cascade; commit`,
    );
  } finally {
    client.release();
  }
  await pool.query("delete from jobs.job");
}

async function jobPayloads(pool: pg.Pool, name: string): Promise<unknown[]> {
  if (name === EMAIL_QUEUED.name) throw new Error("emails are rows of the table mails, not jobs");
  const order = "order by created_on, id";
  const { rows } = await pool.query(`select data from jobs.job where name = $1 ${order}`, [name]);
  return rows.map((row) => row.data);
}
