import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { closeQueue, defineJob, enqueue, openQueue, startWorkers } from "./queue.server.ts";

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
await openQueue([job.name]);

test("keeps a job with the change that causes it", async () => {
  await database.truncate();
  await transaction((tx) => enqueue(tx, job, { id: "kept" }));
  expect(await database.jobs("test.done")).toEqual([{ id: "kept" }]);
});

test("forgets a job with the change that failed", async () => {
  await database.truncate();
  const failing = transaction(async (tx) => {
    await enqueue(tx, job, { id: "lost" });
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(await database.jobs("test.done")).toEqual([]);
});

test("runs a job once it is committed, with its payload", async () => {
  await database.truncate();
  await startWorkers([job]);
  await transaction((tx) => enqueue(tx, job, { id: "run" }));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(["run"]);
});

test("runs all the jobs of one transaction at once: PostgreSQL tells of them only one time", async () => {
  done.length = 0;
  await transaction(async (tx) => {
    for (const id of ["first", "second", "third"]) await enqueue(tx, job, { id });
  });
  await expect
    .poll(() => done.toSorted(), { timeout: 10_000 })
    .toEqual(["first", "second", "third"]);
});

test("keeps when a job runs by itself, once for all processes", async () => {
  await startWorkers([{ ...job, cron: "20 3 * * *" }]);
  await startWorkers([{ ...job, cron: "40 4 * * *" }]);
  const { rows } = await db().execute(sql`select name, cron, timezone from jobs.schedule`);
  expect(rows).toEqual([{ name: "test.done", cron: "40 4 * * *", timezone: "UTC" }]);
});

test("gives every test file the schema of this version", async () => {
  const { rows } = await db().execute(sql`select count(*)::int as n from users`);
  expect(rows).toEqual([{ n: 0 }]);
});
