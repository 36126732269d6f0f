import * as fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listContent, newFolder } from "#tests/support/data-folders.ts";
import {
  getStartRefusal,
  startDatabase,
  stopLaunchesAfterEach,
} from "#tests/support/launch-database.ts";
import { queryColumn } from "#tests/support/query-database.ts";
import { canMount, mount, remount } from "#tests/support/small-disk.ts";

stopLaunchesAfterEach();

test.skipIf(!canMount)("refuses a disk with less than 200 MB left, and makes nothing", async () => {
  const folder = newFolder();
  mount(folder, "size=60m");
  const refusal = await getStartRefusal(join(folder, "data"));
  expect(refusal).toMatch(/^Only \d\d MB are free for .* 200 MB are needed\.$/);
  expect(listContent(folder)).toEqual([]);
});

test.skipIf(!canMount)("says so when the disk fills up while it creates", async () => {
  const folder = newFolder();
  mount(folder, "size=300m,nr_inodes=200");
  const refusal = await getStartRefusal(join(folder, "data"));
  expect(refusal).toBe(fullDisk(join(folder, "data")));
  expect(listContent(folder)).toEqual([]);
});

test.skipIf(!canMount)(
  "says so when the disk is full at a later start, and loses nothing",
  async () => {
    const folder = newFolder();
    mount(folder, "size=400m,nr_inodes=9000");
    const dataDir = join(folder, "data");
    const first = await startDatabase(dataDir);
    await queryColumn(first.pool, "create table kept as select 42 as answer");
    await first.stop();
    const { files, ffree } = fs.statfsSync(folder);
    remount(folder, `nr_inodes=${files - ffree}`);
    const before = listContent(dataDir);
    expect(await getStartRefusal(dataDir)).toBe(fullDisk(dataDir));
    expect(listContent(dataDir)).toEqual(before);
    remount(folder, "nr_inodes=9000");
    const second = await startDatabase(dataDir);
    expect(await queryColumn(second.pool, "select answer from kept")).toEqual([42]);
  },
);

function fullDisk(dataDir: string): string {
  return `The disk of ${dataDir} is full: free some space and start again.`;
}
