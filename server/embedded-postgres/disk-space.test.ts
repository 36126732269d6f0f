import * as fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answers } from "#tests/support/ask.ts";
import { contentOf, newFolder } from "#tests/support/data-folders.ts";
import { endLaunchesWithTests, refusalOf, start } from "#tests/support/launches.ts";
import { canMount, mount, remount } from "#tests/support/small-disks.ts";

endLaunchesWithTests();

test.skipIf(!canMount)("refuses a disk with less than 200 MB left, and makes nothing", async () => {
  const folder = newFolder();
  mount(folder, "size=60m");
  const refusal = await refusalOf(join(folder, "data"));
  expect(refusal).toMatch(/^Only \d\d MB are free for .* 200 MB are needed\.$/);
  expect(contentOf(folder)).toEqual([]);
});

test.skipIf(!canMount)("says so when the disk fills up while it creates", async () => {
  const folder = newFolder();
  mount(folder, "size=300m,nr_inodes=200");
  const refusal = await refusalOf(join(folder, "data"));
  expect(refusal).toBe(fullDisk(join(folder, "data")));
  expect(contentOf(folder)).toEqual([]);
});

test.skipIf(!canMount)(
  "says so when the disk is full at a later start, and loses nothing",
  async () => {
    const folder = newFolder();
    mount(folder, "size=400m,nr_inodes=9000");
    const dataDir = join(folder, "data");
    const first = await start(dataDir);
    await answers(first.pool, "create table kept as select 42 as answer");
    await first.stop();
    const { files, ffree } = fs.statfsSync(folder);
    remount(folder, `nr_inodes=${files - ffree}`);
    const before = contentOf(dataDir);
    expect(await refusalOf(dataDir)).toBe(fullDisk(dataDir));
    expect(contentOf(dataDir)).toEqual(before);
    remount(folder, "nr_inodes=9000");
    const second = await start(dataDir);
    expect(await answers(second.pool, "select answer from kept")).toEqual([42]);
  },
);

function fullDisk(dataDir: string): string {
  return `The disk of ${dataDir} is full: free some space and start again.`;
}
