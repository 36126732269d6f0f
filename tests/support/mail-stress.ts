import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import { type FreshDatabase, getDatabaseUrl } from "./fresh-database.ts";
import { startSmtpSink } from "./smtp-sink.ts";

type StressOptions = { emails: number; kills: number; database: Pick<FreshDatabase, "settings"> };

export type StressReport = {
  /** Message-IDs accepted at least once. */
  accepted: number;
  /** Emails accepted more than once, in total. */
  duplicates: number;
  /** Workers killed. */
  killed: number;
  /** Emails that the outbox marks as sent. */
  sent: number;
  /** Additional emails to unknown recipients; those marked dead; such addresses that are suppressed. */
  toUnknown: number;
  dead: number;
  suppressed: number;
  /** Emails accepted although their transaction was rolled back. */
  ghosts: number;
  /** Milliseconds from the return of the mail server to the last email. */
  drainedMs: number;
};

/**
 * Queues emails while the mail server is down; then it recovers and in turn defers, dies, is slow and rejects
 * recipients. Workers are killed right after the server's 250; two workers finish.
 */
export async function stressMail({
  emails,
  kills,
  database,
}: StressOptions): Promise<StressReport> {
  const first = await startSmtpSink();
  const port = Number(new URL(first.url).port);
  await first.stop();
  const start = () => startWorker(getDatabaseUrl(database), first.url);

  let workers = [await start(), await start()];
  let toUnknown = 0;
  for (let at = 0; at < emails; at++) {
    await queueEmail(`p${at}@storm.example`, at % 10 === 5);
    if (at % 20 === 4) await queueEmail(`nobody${toUnknown++}@storm.example`, false);
  }
  await waitUntil(
    async () => (await countRows("select count(*)::int as n from mail_outages")) === 1,
  );

  const sink = await startSmtpSink(port);
  const startedAt = Date.now();
  const attempted = new Set<string>();
  sink.getMode = (recipient) => {
    if (recipient.startsWith("nobody")) return "bounces";
    const number = Number(/\d+/.exec(recipient)?.[0]);
    const again = attempted.has(recipient);
    if (!again && number % 5 === 1) return failOnce(recipient, "defers");
    if (!again && number % 25 === 2) return failOnce(recipient, "dies");
    return number % 50 === 3 ? "slow" : "takes";
  };
  const failOnce = <T>(recipient: string, mood: T): T => {
    attempted.add(recipient);
    return mood;
  };
  let killsLeft = kills;
  let killed = 0;
  const every = Math.max(1, Math.floor(emails / (kills + 1)));
  sink.onAccepted = () => {
    if (killsLeft === 0 || sink.received.length % every !== 0) return;
    killsLeft -= 1;
    // Right after the 250, before the worker can record it.
    for (const { worker } of workers) if (worker.kill("SIGKILL")) killed += 1;
  };
  const isDone = async () =>
    (await countRows("select count(*)::int as n from mails where state = 'waiting'")) === 0;
  await waitUntil(async () => {
    await makeAllDue();
    const alive = workers.filter(({ worker }) => worker.exitCode === null && !worker.signalCode);
    workers = alive;
    while (workers.length < 2) workers.push(await start());
    return isDone();
  });
  const drainedMs = Date.now() - startedAt;
  for (const { worker } of workers) worker.kill("SIGKILL");
  await sink.stop();
  const counts = [...sink.countAccepted().values()];
  return {
    accepted: counts.length,
    duplicates: sink.received.length - counts.length,
    killed,
    sent: await countRows("select count(*)::int as n from mails where state = 'sent'"),
    toUnknown,
    dead: await countRows("select count(*)::int as n from mails where state = 'dead'"),
    suppressed: await countRows(
      "select count(*)::int as n from email_suppressions where kind = 'bounce'",
    ),
    ghosts: sink.received.filter((email) => email.includes("ghost@")).length,
    drainedMs,
  };
}

/** The 95th percentile of transactions that queue an email, in milliseconds, with the mail server up, then down. */
export async function compareQueueTimes(database: StressOptions["database"], rounds = 3) {
  const rows: { up: number; down: number }[] = [];
  // Round 0 is warm-up and not counted.
  for (let round = 0; round <= rounds; round++) {
    const sink = await startSmtpSink();
    const { worker } = await startWorker(getDatabaseUrl(database), sink.url);
    const up = await measureP95();
    await sink.stop();
    const down = await measureP95();
    worker.kill("SIGKILL");
    await db().execute(sql`truncate mails, mail_outages`);
    if (round > 0) rows.push({ up, down });
  }
  return rows.map(({ up, down }) => ({ up, down, ratio: down / up }));
}

async function measureP95(): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 300; at++) {
    const begun = performance.now();
    await queueEmail(`p${at}@storm.example`, false);
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

async function queueEmail(to: string, withRollback: boolean): Promise<void> {
  const email = {
    kind: "receipt" as const,
    locale: "fr" as const,
    subject: "Candidature reçue",
    title: "Candidature reçue",
    paragraphs: ["Elle est arrivée."],
  };
  await transaction((tx) => enqueueEmail(tx, { ...email, to }));
  if (!withRollback) return;
  const rolledBack = transaction(async (tx) => {
    await enqueueEmail(tx, { ...email, to: "ghost@storm.example" });
    throw new Error("undone");
  });
  await rolledBack.catch(() => {});
}

async function startWorker(databaseUrl: string, smtpUrl: string) {
  const path = resolve("tests/support/mail-worker.ts");
  const env = { ...process.env, DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, LOG_LEVEL: "silent" };
  const worker: ChildProcess = spawn(process.execPath, [path], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (worker.stdout) await once(worker.stdout, "data");
  return { worker };
}

/** Makes every retry delay of emails and of the server end now. */
async function makeAllDue(): Promise<void> {
  await db().execute(
    sql`update mails set due_at = now() where state = 'waiting' and due_at > now()`,
  );
  await db().execute(sql`update mail_outages set next_try_at = now()`);
}

async function countRows(query: string): Promise<number> {
  const { rows } = await db().execute(sql.raw(query));
  return Number(rows[0]?.n);
}

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error("the storm does not end");
    await sleep(50);
  }
}
