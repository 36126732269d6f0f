import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#app/platform/config.server.ts";
import { newFolder } from "#tests/support/data-folders.ts";
import {
  createUsedFolder,
  startDatabase,
  stopLaunchesAfterEach,
} from "#tests/support/launch-database.ts";
import { queryColumn } from "#tests/support/query-database.ts";
import { openDatabaseForCommand } from "../../tools/command-database.ts";

stopLaunchesAfterEach();

const readSettings = (dataDir: string) => readConfig({ DATA_DIR: dataDir });

test("openDatabaseForCommand: shares the application's server and leaves it running", async () => {
  const dataDir = await createUsedFolder();
  const application = await startDatabase(dataDir);
  await queryColumn(application.pool, "create table kept as select 42 as answer");
  const visit = await openDatabaseForCommand(readSettings(dataDir));
  expect(await queryColumn(visit.pool, "select answer from kept")).toEqual([42]);
  await visit.stop();
  expect(await queryColumn(application.pool, "select answer from kept")).toEqual([42]);
});

test("openDatabaseForCommand: starts the server when none runs, and stops it", async () => {
  const dataDir = await createUsedFolder();
  const visit = await openDatabaseForCommand(readSettings(dataDir));
  expect(await queryColumn(visit.pool, "select 1")).toEqual([1]);
  await visit.stop();
  expect(existsSync(join(dataDir, "pg", "postmaster.pid"))).toBe(false);
});

test("openDatabaseForCommand: refuses a folder without a database and creates none", async () => {
  const dataDir = newFolder();
  await expect(openDatabaseForCommand(readSettings(dataDir))).rejects.toThrow(
    "There is no database in",
  );
  expect(existsSync(join(dataDir, "pg"))).toBe(false);
});
