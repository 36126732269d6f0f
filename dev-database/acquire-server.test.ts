import { spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "#tests/support/data-folders.ts";
import {
  createUsedFolder,
  getStartRefusal,
  killAfterTest,
  openDatabaseInProcess,
  pollOptions,
  startDatabase,
  stopLaunchesAfterEach,
} from "#tests/support/launch-database.ts";
import { isAlive } from "#tests/support/processes.ts";
import { queryColumn } from "#tests/support/query-database.ts";

stopLaunchesAfterEach();

test("acquireServer: adopts the server of a killed application with all committed data", async () => {
  const dataDir = await createUsedFolder();
  const { child, news } = await openDatabaseInProcess(dataDir);
  await queryColumn(news.pool, "create table kept as select 42 as answer");
  child.kill("SIGKILL");
  await once(child, "exit");
  const database = await startDatabase(dataDir);
  expect(database).toMatchObject({ isAdopted: true, pid: news.pid });
  expect(await queryColumn(database.pool, "select answer from kept")).toEqual([42]);
  await database.stop();
  await expect.poll(() => isAlive(database.pid), pollOptions).toBe(false);
});

test("acquireServer: refuses a second application and names the first", async () => {
  const dataDir = await createUsedFolder();
  const { child, news } = await openDatabaseInProcess(dataDir);
  const refusal = await getStartRefusal(dataDir);
  expect(refusal).toContain(`(process ${child.pid}) already uses ${dataDir}`);
  expect(await queryColumn(news.pool, "select 1")).toEqual([1]);
});

test("acquireServer: lets one of three simultaneous first starts win", async () => {
  const dataDir = join(newFolder(), "data");
  const starts = await Promise.all([
    openDatabaseInProcess(dataDir),
    openDatabaseInProcess(dataDir),
    openDatabaseInProcess(dataDir),
  ]);
  const winners = starts.filter(({ news }) => news.pid);
  expect(winners).toHaveLength(1);
  for (const { news } of starts.filter((other) => other !== winners[0])) {
    expect(news.refused).toContain(`(process ${winners[0]?.child.pid})`);
  }
  expect(fs.readdirSync(dataDir).sort()).toEqual(["pg", "pg.log"]);
});

test("acquireServer: starts despite lock files whose process id belongs to another program", async () => {
  const dataDir = await createUsedFolder();
  const { child, news } = await openDatabaseInProcess(dataDir);
  child.kill("SIGKILL");
  process.kill(news.pid, "SIGKILL");
  const pidFile = join(dataDir, "pg", "postmaster.pid");
  const { uid, gid } = fs.statSync(pidFile);
  // PostgreSQL checks only processes of its own user.
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], { uid, gid });
  killAfterTest(stranger);
  await once(stranger, "spawn");
  for (const file of [pidFile, join(dataDir, "pg", ".s.PGSQL.5432.lock")]) {
    const content = fs.readFileSync(file, "utf8");
    fs.writeFileSync(file, content.replace(String(news.pid), String(stranger.pid)));
  }
  const database = await startDatabase(dataDir);
  expect(await queryColumn(database.pool, "select 1")).toEqual([1]);
  expect(isAlive(Number(stranger.pid))).toBe(true);
});
