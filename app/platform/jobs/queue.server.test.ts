import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  closeQueue,
  defineJob,
  enqueue,
  listQueueNames,
  openQueue,
  startWorkers,
} from "./queue.server.ts";

const database = await createTestDatabase();

const job = defineJob({
  name: "test.done",
  payload: z.object({ id: z.string() }),
  run: async ({ id }) => {
    done.push(id);
  },
});
const done: string[] = [];
await closeQueue();
const renamedJob = { ...job, name: "test.renamed", formerName: "test.old-name" };
const failingJob = {
  ...job,
  name: "test.failing",
  run: async () => {
    throw new Error("planted");
  },
};
await openQueue(listQueueNames([job, renamedJob, failingJob]));

test("enqueue: stores the job when the transaction commits", async () => {
  await database.truncate();
  await transaction((tx) => enqueue(tx, job, { id: "kept" }));
  expect(await database.jobs("test.done")).toEqual([{ id: "kept" }]);
});

test("enqueue: stores no job when the transaction rolls back", async () => {
  await database.truncate();
  const failing = transaction(async (tx) => {
    await enqueue(tx, job, { id: "lost" });
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(await database.jobs("test.done")).toEqual([]);
});

test("startWorkers: runs a committed job with its payload", async () => {
  await database.truncate();
  await startWorkers([job]);
  await transaction((tx) => enqueue(tx, job, { id: "run" }));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(["run"]);
});

test("startWorkers: runs all the jobs of one transaction at once, although PostgreSQL notifies only once", async () => {
  done.length = 0;
  await transaction(async (tx) => {
    for (const id of ["first", "second", "third"]) await enqueue(tx, job, { id });
  });
  await expect
    .poll(() => done.toSorted(), { timeout: 10_000 })
    .toEqual(["first", "second", "third"]);
});

test("startWorkers: leaves a job that failed to be run again", async () => {
  await startWorkers([failingJob]);
  await transaction((tx) => enqueue(tx, failingJob, { id: "failing" }));
  const readState = async () => {
    const { rows } = await db().execute(
      sql`select state::text, retry_limit from jobs.job where name = ${failingJob.name}`,
    );
    return rows;
  };
  const isRetried = [{ state: "retry", retry_limit: 12 }];
  await expect.poll(readState, { timeout: 10_000 }).toEqual(isRetried);
});

test("startWorkers: stores one schedule per job for all processes, with the last cron", async () => {
  await startWorkers([{ ...job, cron: "20 3 * * *" }]);
  await startWorkers([{ ...job, cron: "40 4 * * *" }]);
  const { rows } = await db().execute(sql`select name, cron, timezone from jobs.schedule`);
  expect(rows).toEqual([{ name: "test.done", cron: "40 4 * * *", timezone: "UTC" }]);
});

test("startWorkers: runs a job that is queued under the former name", async () => {
  done.length = 0;
  await transaction((tx) => enqueue(tx, { name: renamedJob.formerName }, { id: "former" }));
  await transaction((tx) => enqueue(tx, renamedJob, { id: "current" }));
  await startWorkers([renamedJob]);
  await expect.poll(() => done.toSorted(), { timeout: 10_000 }).toEqual(["current", "former"]);
});

test("startWorkers: replaces the schedule of the former name", async () => {
  await startWorkers([{ ...job, name: renamedJob.formerName, cron: "20 3 * * *" }]);
  await startWorkers([{ ...renamedJob, cron: "20 3 * * *" }]);
  const { rows } = await db().execute(
    sql`select name from jobs.schedule where name in (${renamedJob.name}, ${renamedJob.formerName})`,
  );
  expect(rows).toEqual([{ name: renamedJob.name }]);
});

test("createTestDatabase: gives every test file the current schema", async () => {
  const { rows } = await db().execute(sql`select count(*)::int as n from users`);
  expect(rows).toEqual([{ n: 0 }]);
});
