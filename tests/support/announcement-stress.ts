import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { announcements } from "#app/platform/db/schema/announcements.ts";
import { type FreshDatabase, getDatabaseUrl } from "./fresh-database.ts";

type StressOptions = { people: number; kills: number; database: Pick<FreshDatabase, "settings"> };

export type AnnouncementReport = {
  /** Threads that were created, and the people who have one. */
  threads: number;
  reached: number;
  /** Notifications about a message, each emailed once. */
  notifications: number;
  /** Workers killed before they finished. */
  killed: number;
  /** Milliseconds from the first worker to the last recipient. */
  durationMs: number;
};

/** Queues an announcement to this many people, none of whom needs an application. */
export async function queueAnnouncement(people: number): Promise<string> {
  const texts = { subjectFr: "Rentrée", contentFr: "La rentrée est le 4 janvier." };
  const values = { ...texts, sentAt: new Date(), total: people };
  const [created] = await db().insert(announcements).values(values).returning();
  if (!created) throw new Error("no announcement");
  await db().execute(sql`
    with people as (
      insert into users (id, name, email, locale, created_at, updated_at)
      select gen_random_uuid(), 'Personne ' || n, 'p' || n || '@storm.example', 'fr', now(), now()
      from generate_series(1, ${people}) n returning id)
    insert into recipients (announcement_id, person_id, application_id, campus, locale)
    select ${created.id}, id, id, 'senegal', 'fr' from people`);
  return created.id;
}

/** How many notifications the recipients of an announcement have. */
export const notificationCount = sql`select count(*)::int as n from notices n
  join users u on u.id = n.person_id where n.kind = 'message' and u.email like '%@storm.example'`;

/** Transactions that are currently writing to recipients. */
const batches = sql`select count(distinct pid)::int as n from pg_locks
  where relation = 'threads'::regclass and mode = 'RowExclusiveLock'`;

/** Two workers deliver an announcement and are killed repeatedly before it is finished. */
export async function stressAnnouncement(options: StressOptions): Promise<AnnouncementReport> {
  const { people, kills, database } = options;
  const id = await queueAnnouncement(people);
  const startedAt = performance.now();
  let workers: ChildProcess[] = [];
  let killed = 0;
  for (;;) {
    workers = workers.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
    while (workers.length < 2) workers.push(await startWorker(getDatabaseUrl(database)));
    const threads = await countRows(
      sql`select count(*)::int as n from threads where announcement_id = ${id}`,
    );
    // Kills inside a batch: a worker pauses longer than it works, and a kill during a pause tests nothing.
    const isKillDue = killed < kills * 2 && threads >= (people / (kills + 2)) * (killed / 2 + 1);
    if (isKillDue && (await countRows(batches)) > 0)
      for (const worker of workers) if (worker.kill("SIGKILL")) killed += 1;
    const remaining = await countRows(
      sql`select count(*)::int as n from announcements where id = ${id} and ended_at is null`,
    );
    if (remaining === 0) break;
    await sleep(10);
  }
  const durationMs = performance.now() - startedAt;
  for (const worker of workers) worker.kill("SIGKILL");
  return {
    threads: await countRows(
      sql`select count(*)::int as n from threads where announcement_id = ${id}`,
    ),
    reached: await countRows(
      sql`select count(distinct person_id)::int as n from threads where announcement_id = ${id}`,
    ),
    notifications: await countRows(notificationCount),
    killed,
    durationMs: Math.round(durationMs),
  };
}

async function startWorker(databaseUrl: string): Promise<ChildProcess> {
  const path = resolve("tests/support/announcement-worker.ts");
  const env = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" };
  const worker = spawn(process.execPath, [path], { env, stdio: ["ignore", "pipe", "inherit"] });
  if (worker.stdout) await once(worker.stdout, "data");
  return worker;
}

async function countRows(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db().execute<{ n: number }>(query);
  return rows[0]?.n ?? 0;
}
