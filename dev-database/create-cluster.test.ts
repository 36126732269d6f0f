import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listContent, newFolder } from "#tests/support/data-folders.ts";
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

test("createCluster: creates a database in an empty folder; stop leaves no process", async () => {
  const dataDir = join(newFolder(), "deep", "data");
  const database = await startDatabase(dataDir, {});
  expect(database.isAdopted).toBe(false);
  expect(database.pool).toMatchObject({ user: "erabao", database: "erabao" });
  expect(await queryColumn(database.pool, "select current_database() as is")).toEqual(["erabao"]);
  await database.stop();
  await expect.poll(() => isAlive(database.pid), pollOptions).toBe(false);
  expect(fs.readdirSync(dataDir).sort()).toEqual(["pg", "pg.log"]);
});

test("createCluster: sorts names in French order", async () => {
  const { pool } = await startDatabase(await createUsedFolder());
  const names = "'zoe', 'Éric', 'étude', 'eric', 'côte', 'œuf', 'cote', 'Ndiaye'";
  const sorted = await queryColumn(
    pool,
    `select * from unnest(array[${names}]) as name order by name`,
  );
  expect(sorted).toEqual(["cote", "côte", "eric", "Éric", "étude", "Ndiaye", "œuf", "zoe"]);
});

test("createCluster: finds its data again after a stop", async () => {
  const dataDir = await createUsedFolder();
  const first = await startDatabase(dataDir);
  await queryColumn(first.pool, "create table kept as select 42 as answer");
  await first.stop();
  const second = await startDatabase(dataDir);
  expect(second.isAdopted).toBe(false);
  expect(await queryColumn(second.pool, "select answer from kept")).toEqual([42]);
});

test("createCluster: removes the folder of a killed creation", async () => {
  const dataDir = join(newFolder(), "data");
  const { pid } = spawnSync(process.execPath, ["--version"]);
  fs.mkdirSync(join(dataDir, `pg.new-${pid}-abc`, "pg"), { recursive: true });
  await startDatabase(dataDir);
  expect(fs.readdirSync(dataDir).sort()).toEqual(["pg", "pg.log"]);
});

test("isClusterCreated: refuses the data of another major version and leaves it unchanged", async () => {
  const dataDir = join(newFolder(), "data");
  fs.mkdirSync(join(dataDir, "pg"), { recursive: true });
  fs.writeFileSync(join(dataDir, "pg", "PG_VERSION"), "17\n");
  const refusal = await getStartRefusal(dataDir);
  expect(refusal).toContain("was made by PostgreSQL 17, and this application brings PostgreSQL 18");
  expect(listContent(dataDir)).toEqual(["pg", "pg/PG_VERSION"]);
});
