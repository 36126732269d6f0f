import * as fs from "node:fs";
import { expect, test } from "vitest";
import {
  createUsedFolder,
  startDatabase,
  stopLaunchesAfterEach,
} from "#tests/support/launch-database.ts";
import { isRoot } from "#tests/support/processes.ts";
import { queryColumn } from "#tests/support/query-database.ts";

stopLaunchesAfterEach();

test("launchServer: turns fsync off only when a test asks for it", async () => {
  const database = await startDatabase(await createUsedFolder(), { fsync: undefined });
  expect(await queryColumn(database.pool, "show fsync")).toEqual(["on"]);
});

test.runIf(isRoot)("does not run PostgreSQL as root", async () => {
  const { pid } = await startDatabase(await createUsedFolder());
  expect(fs.statSync(`/proc/${pid}`).uid).not.toBe(0);
});

test("launchServer: listens on 127.0.0.1 when the path is too long for a socket", async () => {
  const dataDir = await createUsedFolder("a".repeat(100));
  const database = await startDatabase(dataDir);
  expect(database.pool.host).toBe("127.0.0.1");
  expect(await queryColumn(database.pool, "show listen_addresses")).toEqual(["127.0.0.1"]);
});
