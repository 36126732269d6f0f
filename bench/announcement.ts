import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { ANNOUNCEMENT_SENT } from "#app/features/announcements/deliver-announcement.server.ts";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeDatabase, db, openDatabase, transaction } from "#app/platform/db/client.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { closeQueue, enqueue, openQueue } from "#app/platform/jobs/queue.server.ts";
import { startEmbeddedPostgres } from "#dev-database/embedded-postgres.ts";
import {
  notificationCount,
  queueAnnouncement,
  stressAnnouncement,
} from "#tests/support/announcement-stress.ts";
import { getDatabaseUrl } from "#tests/support/fresh-database.ts";
import { getNewDataDir, removeDataDir, startServer } from "#tests/support/server.ts";

// Sends an announcement to 10,000 people while the server answers public pages. Measures time, memory, duplicates
// (expected: none) and public pages per second before it, while threads are written, while emails are sent, and
// after. Then repeats it with two worker processes that are killed ten times.

const PEOPLE = 10_000;
const CONCURRENCY = 8;
/** How long the email phase is measured, in seconds; sending all takes about twenty minutes. */
const EMAIL_SECONDS = 60;

const [databaseDir, dataDir] = [getNewDataDir(), getNewDataDir()];
const secret = randomBytes(24).toString("hex");
setConfig(readConfig({ APP_SECRET: secret, DATA_DIR: databaseDir, LOG_LEVEL: "silent" }));
const postgres = await startEmbeddedPostgres(databaseDir);
const database = { settings: postgres.pool };
await migrateDatabase(postgres.pool);
openDatabase(postgres.pool);
await openQueue([ANNOUNCEMENT_SENT.name]);
const site = await startServer({
  dataDir,
  env: { DATABASE_URL: getDatabaseUrl(database), LOG_LEVEL: "error" },
});

await load(3_000); // warm-up, not counted
const before = await load(8_000);
const restMemory = memory();
let maxMemory = restMemory;
const id = await queueAnnouncement(PEOPLE);
const startedAt = performance.now();
await transaction((tx) => enqueue(tx, ANNOUNCEMENT_SENT, { id }));
const windows: number[] = [];
while (!(await isEnded())) {
  windows.push(await load(1_000));
  maxMemory = Math.max(maxMemory, memory());
}
const durationMs = performance.now() - startedAt;
const emailRates: number[] = [];
for (let second = 0; second < EMAIL_SECONDS; second++) emailRates.push(await load(1_000));
maxMemory = Math.max(maxMemory, memory());
const sentCount = await countRows(sql`select count(*)::int as n from notices where state = 'left'`);
await db().execute(sql`update notices set state = 'over' where state = 'waiting'`);
const after = await load(8_000);

const counts = await db().execute(sql`
  select (select count(*)::int from threads where announcement_id = ${id}) as threads,
    (select count(distinct person_id)::int from threads where announcement_id = ${id}) as reached,
    (${notificationCount}) as notices`);
const [during, duringEmails] = [median(windows), median(emailRates)];
console.table([
  {
    ...counts.rows[0],
    seconds: Math.round(durationMs / 1_000),
    "emails sent during it": sentCount,
  },
]);
console.table([{ before, during, emails: duringEmails, after }]);
console.table([{ "during / before": during / before, "emails / before": duringEmails / before }]);
console.table([{ "MB before": restMemory, "MB maximum": maxMemory }]);
await site.stop();
await db().execute(sql`truncate users, announcements cascade`);
console.table([await stressAnnouncement({ people: PEOPLE, kills: 10, database })]);

await closeQueue();
await closeDatabase();
await postgres.stop();
for (const folder of [databaseDir, dataDir]) removeDataDir(folder);
process.exit();

/** Returns the public pages per second over this many milliseconds. */
async function load(milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let pages = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const response = await fetch(`${site.origin}/`);
      await response.arrayBuffer();
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, ask));
  return Math.round((pages * 1_000) / milliseconds);
}

async function isEnded(): Promise<boolean> {
  const left = sql`select count(*)::int as n from announcements where id = ${id} and ended_at is null`;
  return (await countRows(left)) === 0;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function countRows(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db().execute<{ n: number }>(query);
  return rows[0]?.n ?? 0;
}

/** The server's resident memory, in megabytes. */
function memory(): number {
  const pages = Number(readFileSync(`/proc/${site.process.pid}/statm`, "utf8").split(" ")[1]);
  return Math.round((pages * 4_096) / 1_000_000);
}
