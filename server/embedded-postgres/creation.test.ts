import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answers } from "#tests/support/ask.ts";
import { contentOf, newFolder } from "#tests/support/data-folders.ts";
import {
  endLaunchesWithTests,
  patient,
  refusalOf,
  start,
  usedFolder,
} from "#tests/support/launches.ts";
import { isAlive } from "#tests/support/processes.ts";

endLaunchesWithTests();

test("creates a database in an empty folder and leaves no process when it stops", async () => {
  const dataDir = join(newFolder(), "deep", "data");
  const database = await start(dataDir, {});
  expect(database.adopted).toBe(false);
  expect(database.pool).toMatchObject({ user: "erabao", database: "erabao" });
  expect(await answers(database.pool, "select current_database() as is")).toEqual(["erabao"]);
  await database.stop();
  await expect.poll(() => isAlive(database.pid), patient).toBe(false);
  expect(fs.readdirSync(dataDir).sort()).toEqual(["pg", "pg.log"]);
});

test("sorts names as a French reader expects", async () => {
  const { pool } = await start(await usedFolder());
  const names = "'zoe', 'Éric', 'étude', 'eric', 'côte', 'œuf', 'cote', 'Ndiaye'";
  const sorted = await answers(pool, `select * from unnest(array[${names}]) as name order by name`);
  expect(sorted).toEqual(["cote", "côte", "eric", "Éric", "étude", "Ndiaye", "œuf", "zoe"]);
});

test("finds its data again after a stop", async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir);
  await answers(first.pool, "create table kept as select 42 as answer");
  await first.stop();
  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(await answers(second.pool, "select answer from kept")).toEqual([42]);
});

test("removes what a creation that was killed left behind", async () => {
  const dataDir = join(newFolder(), "data");
  const { pid } = spawnSync(process.execPath, ["--version"]);
  fs.mkdirSync(join(dataDir, `pg.new-${pid}-abc`, "pg"), { recursive: true });
  await start(dataDir);
  expect(fs.readdirSync(dataDir).sort()).toEqual(["pg", "pg.log"]);
});

test("refuses the data of another major version and leaves it as it was", async () => {
  const dataDir = join(newFolder(), "data");
  fs.mkdirSync(join(dataDir, "pg"), { recursive: true });
  fs.writeFileSync(join(dataDir, "pg", "PG_VERSION"), "17\n");
  const refusal = await refusalOf(dataDir);
  expect(refusal).toContain("was made by PostgreSQL 17, and this application brings PostgreSQL 18");
  expect(contentOf(dataDir)).toEqual(["pg", "pg/PG_VERSION"]);
});
