import * as fs from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { StartRefused } from "#app/platform/start-refused.ts";
import { answers } from "#tests/support/ask.ts";
import {
  endLaunchesWithTests,
  patient,
  refusalOf,
  start,
  usedFolder,
} from "#tests/support/launches.ts";
import { isAlive } from "#tests/support/processes.ts";

endLaunchesWithTests();

test("takes its lock again when its connection is cut", async () => {
  const dataDir = await usedFolder();
  const { pool, pid } = await start(dataDir);
  const guard = "select pid from pg_stat_activity where application_name like 'erabao %'";
  const [before] = await answers(pool, guard);
  await answers(pool, `select pg_terminate_backend(${before})`);
  await expect.poll(() => answers(pool, `${guard} and pid <> ${before}`), patient).toHaveLength(1);
  const locked = "select count(*)::int from pg_locks where locktype = 'advisory' and granted";
  await expect.poll(() => answers(pool, locked), patient).toEqual([1]);
  expect(await refusalOf(dataDir)).toContain(`(process ${process.pid})`);
  expect(isAlive(pid)).toBe(true);
});

test("starts the server again, at the same address, when it is killed", async () => {
  const database = await start(await usedFolder());
  await answers(database.pool, "create table kept as select 42 as answer");
  const { pid } = database;
  process.kill(pid, "SIGKILL");
  await expect.poll(() => database.pid, patient).not.toBe(pid);
  expect(await answers(database.pool, "select answer from kept")).toEqual([42]);
});

test("tells when the database is lost, and can still be stopped", async () => {
  const dataDir = await usedFolder();
  const database = await start(dataDir);
  fs.renameSync(dataDir, `${dataDir}-elsewhere`);
  process.kill(database.pid, "SIGKILL");
  await expect(database.lost).rejects.toBeInstanceOf(StartRefused);
  await database.stop();
});

test("does not stop the server of an application that took its place", async () => {
  const database = await start(await usedFolder());
  const other = new pg.Client({ ...database.pool, database: "postgres" });
  other.on("error", () => {}); // it ends with the server
  await other.connect();
  await other.query(`set application_name = 'erabao ${process.ppid}'`);
  const locks = "from pg_locks where locktype = 'advisory'";
  const taken = other.query(`select pg_advisory_lock(objid::bigint) ${locks}`);
  const waiting = `select count(*)::int ${locks} and not granted`;
  await expect.poll(() => answers(database.pool, waiting), patient).toEqual([1]);
  await answers(database.pool, `select pg_terminate_backend(pid) ${locks} and granted`);
  await taken;
  await expect(database.lost).rejects.toThrow(`(process ${process.ppid})`);
  await database.stop();
  expect((await other.query("select 1 as still")).rows).toEqual([{ still: 1 }]);
  await other.end();
});
