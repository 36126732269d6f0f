import * as fs from "node:fs";
import { expect, test } from "vitest";
import { answers } from "#tests/support/ask.ts";
import { endLaunchesWithTests, start, usedFolder } from "#tests/support/launches.ts";
import { isRoot } from "#tests/support/processes.ts";

endLaunchesWithTests();

test("never gives up safety on disk unless a test asks for it", async () => {
  const database = await start(await usedFolder(), { fsync: undefined });
  expect(await answers(database.pool, "show fsync")).toEqual(["on"]);
});

test.runIf(isRoot)("does not run PostgreSQL as root", async () => {
  const { pid } = await start(await usedFolder());
  expect(fs.statSync(`/proc/${pid}`).uid).not.toBe(0);
});

test("listens on this machine alone when the path is too long for a socket", async () => {
  const dataDir = await usedFolder("a".repeat(100));
  const database = await start(dataDir);
  expect(database.pool.host).toBe("127.0.0.1");
  expect(await answers(database.pool, "show listen_addresses")).toEqual(["127.0.0.1"]);
});
