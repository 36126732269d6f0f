import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { ZodType } from "zod";
import type { Database } from "../db/client.server.ts";
import { directDatabaseSettings } from "../db/client.server.ts";
import { log } from "../log.server.ts";

/** A kind of background job. */
export type Job<T extends object> = {
  /** What happened or is due: `file.registered`, `notifications.due`. */
  name: string;
  /** Name in the previous release, whose queued jobs are still run. Remove it one release after the renaming. */
  formerName?: string;
  payload: ZodType<T>;
  /** Schedule in cron format (UTC); scheduled runs get an empty payload. */
  cron?: string;
  /** Must be idempotent: a worker may die after the work and before the job is marked as done. */
  run: (payload: T) => Promise<void>;
};

/** Defines a job. The worker runs the jobs listed in app/jobs.server.ts. */
export function defineJob<T extends object>(job: Job<T>): Job<T> {
  return job;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs whose payloads differ
export type AnyJob = Job<any>;

/** Returns the names of the queues of these jobs, former names included. */
export const listQueueNames = (jobs: Pick<AnyJob, "name" | "formerName">[]): string[] =>
  jobs.flatMap(({ name, formerName }) => (formerName ? [name, formerName] : [name]));

let boss: PgBoss | undefined;

/** Nightly maintenance of the queue's tables may take longer than a statement of a page, in milliseconds. */
const MAINTENANCE_LIMITS = { statement_timeout: 60_000, query_timeout: 75_000 };

/** Queues a job in the caller's transaction: both commit, or neither. Throws when the queue is not open. */
export async function enqueue<T extends object>(
  tx: Database,
  job: { name: string },
  payload: T,
): Promise<void> {
  if (!boss) throw new Error("the queue is not open");
  await boss.send(job.name, payload, { db: fromDrizzle(tx as never, sql) });
}

/**
 * Opens the queue of this process and creates or migrates its tables. Workers are notified as soon as a job is
 * committed. An idle queue accepts jobs but neither schedules nor maintains any.
 */
export async function openQueue(names: string[], { isIdle = false } = {}): Promise<void> {
  const idleOptions = isIdle ? { schedule: false, supervise: false } : {};
  boss = new PgBoss({
    ...{ ...directDatabaseSettings(), ...MAINTENANCE_LIMITS },
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

/** Runs these jobs in this process until `closeQueue`. */
export async function startWorkers(jobs: AnyJob[]): Promise<void> {
  for (const job of jobs) {
    for (const name of listQueueNames([job])) await startWorker(name, job);
    if (job.formerName) await boss?.unschedule(job.formerName);
    // Several processes may schedule it: each run is still queued once.
    if (job.cron) await boss?.schedule(job.name, job.cron, {}, { tz: "UTC" });
  }
}

async function startWorker(name: string, job: AnyJob): Promise<void> {
  let workerId = "";
  const runOne = async ([item]: { data: object }[]) => {
    // PostgreSQL notifies once for all jobs of a transaction, so there may be another one.
    boss?.notifyWorker(workerId);
    if (item) await job.run(job.payload.parse(item.data));
  };
  workerId = (await boss?.work(name, options, runOne)) ?? "";
}

/** Waits for running jobs, at most `limitMs` milliseconds, then closes the queue. */
export async function closeQueue(limitMs = 5_000): Promise<void> {
  const closing = boss;
  boss = undefined;
  // Its LISTEN connection may outlive it briefly: losing it then is no error.
  closing?.removeAllListeners("error").on("error", () => {});
  await closing?.stop({ graceful: true, timeout: limitMs });
}
