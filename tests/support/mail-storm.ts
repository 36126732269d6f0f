import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { enqueueLetter } from "#app/platform/mail/outbox.server.ts";
import { type FreshDatabase, urlOf } from "./fresh-database.ts";
import { smtpSink } from "./smtp-sink.ts";

type Storm = { letters: number; kills: number; database: Pick<FreshDatabase, "settings"> };

export type StormReport = {
  /** Message-IDs that were taken at least once. */
  taken: number;
  /** Letters taken once more than needed, in all. */
  doubles: number;
  /** Workers that were killed. */
  killed: number;
  /** Letters the outbox says have left. */
  sent: number;
  /** Letters, beside the others, to addresses of nobody; those that are dead; such addresses that are marked. */
  toNobody: number;
  dead: number;
  marked: number;
  /** Were letters of a change that was rolled back taken? */
  ghosts: number;
  /** Milliseconds from the return of the mail server to the last letter. */
  drained: number;
};

/**
 * Letters queued while the mail server is down; then it comes back and defers, dies, is slow and knows nobody
 * by turns; workers are killed right after its 250; two of them end the work (quality page, R-07 and R-12).
 */
export async function mailStorm({ letters, kills, database }: Storm): Promise<StormReport> {
  const first = await smtpSink();
  const port = Number(new URL(first.url).port);
  await first.stop();
  const start = () => startWorker(urlOf(database), first.url);

  let workers = [await start(), await start()];
  let toNobody = 0;
  for (let at = 0; at < letters; at++) {
    await queue(`p${at}@storm.example`, at % 10 === 5);
    if (at % 20 === 4) await queue(`nobody${toNobody++}@storm.example`, false);
  }
  await until(async () => (await one("select count(*)::int as n from mail_outages")) === 1);

  const sink = await smtpSink(port);
  const begun = Date.now();
  const met = new Set<string>();
  sink.mood = (recipient) => {
    if (recipient.startsWith("nobody")) return "bounces";
    const number = Number(/\d+/.exec(recipient)?.[0]);
    const again = met.has(recipient);
    if (!again && number % 5 === 1) return meet(recipient, "defers");
    if (!again && number % 25 === 2) return meet(recipient, "dies");
    return number % 50 === 3 ? "slow" : "takes";
  };
  const meet = <T>(recipient: string, mood: T): T => {
    met.add(recipient);
    return mood;
  };
  let left = kills;
  let killed = 0;
  const every = Math.max(1, Math.floor(letters / (kills + 1)));
  sink.onTaken = () => {
    if (left === 0 || sink.received.length % every !== 0) return;
    left -= 1;
    // Whoever has just been answered has had no time to write it down.
    for (const { worker } of workers) if (worker.kill("SIGKILL")) killed += 1;
  };
  const isDone = async () =>
    (await one("select count(*)::int as n from mails where state = 'waiting'")) === 0;
  await until(async () => {
    await hasten();
    const alive = workers.filter(({ worker }) => worker.exitCode === null && !worker.signalCode);
    workers = alive;
    while (workers.length < 2) workers.push(await start());
    return isDone();
  });
  const drained = Date.now() - begun;
  for (const { worker } of workers) worker.kill("SIGKILL");
  await sink.stop();
  const counts = [...sink.taken().values()];
  return {
    taken: counts.length,
    doubles: sink.received.length - counts.length,
    killed,
    sent: await one("select count(*)::int as n from mails where state = 'sent'"),
    toNobody,
    dead: await one("select count(*)::int as n from mails where state = 'dead'"),
    marked: await one("select count(*)::int as n from address_marks where kind = 'bounce'"),
    ghosts: sink.received.filter((letter) => letter.includes("ghost@")).length,
    drained,
  };
}

/** The 95th percentile of changes that queue a letter each, in milliseconds, with the mail server up, then down. */
export async function changesBesideMail(database: Storm["database"], rounds = 3) {
  const rows: { up: number; down: number }[] = [];
  // Round 0 warms everything up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const sink = await smtpSink();
    const { worker } = await startWorker(urlOf(database), sink.url);
    const up = await slowest5();
    await sink.stop();
    const down = await slowest5();
    worker.kill("SIGKILL");
    await db().execute(sql`truncate mails, mail_outages`);
    if (round > 0) rows.push({ up, down });
  }
  return rows.map(({ up, down }) => ({ up, down, ratio: down / up }));
}

async function slowest5(): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 300; at++) {
    const begun = performance.now();
    await queue(`p${at}@storm.example`, false);
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

async function queue(to: string, ghostToo: boolean): Promise<void> {
  const letter = {
    kind: "receipt" as const,
    locale: "fr" as const,
    subject: "Candidature reçue",
    title: "Candidature reçue",
    paragraphs: ["Elle est arrivée."],
  };
  await transaction((tx) => enqueueLetter(tx, { ...letter, to }));
  if (!ghostToo) return;
  const undone = transaction(async (tx) => {
    await enqueueLetter(tx, { ...letter, to: "ghost@storm.example" });
    throw new Error("undone");
  });
  await undone.catch(() => {});
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

/** The hours of waiting that a letter or a server was given are over. */
async function hasten(): Promise<void> {
  await db().execute(
    sql`update mails set due_at = now() where state = 'waiting' and due_at > now()`,
  );
  await db().execute(sql`update mail_outages set next_try_at = now()`);
}

async function one(query: string): Promise<number> {
  const { rows } = await db().execute(sql.raw(query));
  return Number(rows[0]?.n);
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + 240_000;
  while (!(await done())) {
    if (Date.now() > limit) throw new Error("the storm does not end");
    await sleep(50);
  }
}
