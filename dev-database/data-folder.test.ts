import * as fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listContent, newFolder } from "#tests/support/data-folders.ts";
import {
  getStartRefusal,
  openDatabaseInProcess,
  stopLaunchesAfterEach,
} from "#tests/support/launch-database.ts";
import { isRoot } from "#tests/support/processes.ts";

stopLaunchesAfterEach();

test("inspectFolder: refuses a file in place of the folder", async () => {
  const file = join(newFolder(), "file");
  fs.writeFileSync(file, "mine");
  const inside = join(file, "data");
  expect(await getStartRefusal(file)).toContain(`${file} is a file`);
  expect(await getStartRefusal(inside)).toContain(`${inside} is inside a file`);
  expect(fs.readFileSync(file, "utf8")).toBe("mine");
});

test("inspectFolder: refuses a folder that it cannot write, and creates nothing there", async () => {
  const folder = newFolder();
  fs.chmodSync(folder, 0o555);
  const { news } = await openDatabaseInProcess(join(folder, "data"), ordinaryUser());
  expect(news.refused).toContain(`${join(folder, "data")} cannot be used by this user`);
  expect(listContent(folder)).toEqual([]);
});

test.runIf(isRoot)("refuses a place that PostgreSQL's own user cannot enter", async () => {
  const folder = newFolder();
  fs.chmodSync(folder, 0o700);
  const refusal = await getStartRefusal(join(folder, "deep", "data"));
  expect(refusal).toContain(`${folder} cannot be entered by the user`);
  expect(listContent(folder)).toEqual([]);
});

/** Root can write anywhere, so the test runs as another user. */
function ordinaryUser() {
  return isRoot ? { uid: 65534, gid: 65534 } : {};
}
