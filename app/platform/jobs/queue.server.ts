import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { ZodType } from "zod";
import type { Database } from "../db/client.server.ts";
import { databaseSettings } from "../db/client.server.ts";
import { log } from "../log.server.ts";

/** A kind of work done after the fact, outside any request. */
export type Job<T extends object> = {
  /** `noun.past-participle`, for instance `application.received`. */
  name: string;
  payload: ZodType<T>;
  /** When it runs by itself, with an empty payload: minute, hour, day, month, weekday (UTC). */
  cron?: string;
  /** Must bear being run twice: a worker may die between the work and the mark. */
  run: (payload: T) => Promise<void>;
};

/** Names a job. The list in app/jobs.server.ts is what the worker runs. */
export function defineJob<T extends object>(job: Job<T>): Job<T> {
  return job;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs whose payloads differ
export type AnyJob = Job<any>;

let boss: PgBoss | undefined;

/** What the queue does to its tables at night may take longer than a statement of a page, in milliseconds. */
const MAINTENANCE_LIMITS = { statement_timeout: 60_000, query_timeout: 75_000 };

/** Queues a job in the transaction of the change that causes it: both are kept, or neither. */
export async function enqueue<T extends object>(
  tx: Database,
  job: { name: string },
  payload: T,
): Promise<void> {
  if (!boss) throw new Error("the queue is not open");
  await boss.send(job.name, payload, { db: fromDrizzle(tx as never, sql) });
}

/**
 * Opens the queue of this process: its tables are made or migrated when needed.
 * The database notifies workers as soon as a job is committed. An idle queue takes jobs, and neither schedules nor
 * maintains any.
 */
export async function openQueue(names: string[], { isIdle = false } = {}): Promise<void> {
  const idleOptions = isIdle ? { schedule: false, supervise: false } : {};
  boss = new PgBoss({
    ...{ ...databaseSettings(), ...MAINTENANCE_LIMITS },
    ...idleOptions,
    ...{ schema: "jobs", max: 3, useListenNotify: true },
  });
  boss.on("error", (error) => log().error({ err: error }, "queue"));
  boss.on("warning", (warning) => log().warn({ warning: warning.message }, "queue"));
  await boss.start();
  for (const name of names)
    await boss.createQueue(name, {
      notify: true,
      retryLimit: 12,
      retryBackoff: true,
      retryDelay: 5,
    });
}

const options = { batchSize: 1, pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 };

/** Runs the given jobs in this process until `closeQueue`. */
export async function startWorkers(jobs: AnyJob[]): Promise<void> {
  for (const job of jobs) {
    let workerId = "";
    const runOne = async ([item]: { data: object }[]) => {
      // PostgreSQL tells only once of all the jobs of a transaction: there may be another one.
      boss?.notifyWorker(workerId);
      if (item) await job.run(job.payload.parse(item.data));
    };
    workerId = (await boss?.work(job.name, options, runOne)) ?? "";
    // However many processes say so, it is queued once each time.
    if (job.cron) await boss?.schedule(job.name, job.cron, {}, { tz: "UTC" });
  }
}

/** Lets the running jobs end, `limitMs` milliseconds at most, then closes the queue. */
export async function closeQueue(limitMs = 5_000): Promise<void> {
  const closing = boss;
  boss = undefined;
  // Its listening connection may outlive it by a moment: that the database then goes is no news.
  closing?.removeAllListeners("error").on("error", () => {});
  await closing?.stop({ graceful: true, timeout: limitMs });
}
