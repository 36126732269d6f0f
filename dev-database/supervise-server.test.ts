import * as fs from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { StartRefused } from "#app/platform/start-refused.ts";
import {
  createUsedFolder,
  getStartRefusal,
  pollOptions,
  startDatabase,
  stopLaunchesAfterEach,
} from "#tests/support/launch-database.ts";
import { isAlive } from "#tests/support/processes.ts";
import { queryColumn } from "#tests/support/query-database.ts";

stopLaunchesAfterEach();

test("superviseServer: takes its lock again when its connection is cut", async () => {
  const dataDir = await createUsedFolder();
  const { pool, pid } = await startDatabase(dataDir);
  const guard = "select pid from pg_stat_activity where application_name like 'erabao %'";
  const [before] = await queryColumn(pool, guard);
  await queryColumn(pool, `select pg_terminate_backend(${before})`);
  await expect
    .poll(() => queryColumn(pool, `${guard} and pid <> ${before}`), pollOptions)
    .toHaveLength(1);
  const locked = "select count(*)::int from pg_locks where locktype = 'advisory' and granted";
  await expect.poll(() => queryColumn(pool, locked), pollOptions).toEqual([1]);
  expect(await getStartRefusal(dataDir)).toContain(`(process ${process.pid})`);
  expect(isAlive(pid)).toBe(true);
});

test("superviseServer: starts a killed server again at the same address", async () => {
  const database = await startDatabase(await createUsedFolder());
  await queryColumn(database.pool, "create table kept as select 42 as answer");
  const { pid } = database;
  process.kill(pid, "SIGKILL");
  await expect.poll(() => database.pid, pollOptions).not.toBe(pid);
  expect(await queryColumn(database.pool, "select answer from kept")).toEqual([42]);
});

test("superviseServer: rejects `lost` when the database is lost, and can still stop", async () => {
  const dataDir = await createUsedFolder();
  const database = await startDatabase(dataDir);
  fs.renameSync(dataDir, `${dataDir}-elsewhere`);
  process.kill(database.pid, "SIGKILL");
  await expect(database.lost).rejects.toBeInstanceOf(StartRefused);
  await database.stop();
});

test("superviseServer: does not stop the server of an application that took the lock", async () => {
  const database = await startDatabase(await createUsedFolder());
  const other = new pg.Client({ ...database.pool, database: "postgres" });
  other.on("error", () => {}); // it ends with the server
  await other.connect();
  await other.query(`set application_name = 'erabao ${process.ppid}'`);
  const locks = "from pg_locks where locktype = 'advisory'";
  const taken = other.query(`select pg_advisory_lock(objid::bigint) ${locks}`);
  const waiting = `select count(*)::int ${locks} and not granted`;
  await expect.poll(() => queryColumn(database.pool, waiting), pollOptions).toEqual([1]);
  await queryColumn(database.pool, `select pg_terminate_backend(pid) ${locks} and granted`);
  await taken;
  await expect(database.lost).rejects.toThrow(`(process ${process.ppid})`);
  await database.stop();
  expect((await other.query("select 1 as still")).rows).toEqual([{ still: 1 }]);
  await other.end();
});
