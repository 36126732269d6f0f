import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/**
 * The folder of test databases: in memory when there is enough, else on the disk. Each test file copies and removes a
 * database of hundreds of files, and on ext4 finding free inodes took a third of the time.
 */
export function getFastFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    // Files there use memory that browsers and servers need too.
    const freeBytes = Math.min(bavail * bsize, process.availableMemory() / 2);
    return freeBytes >= MIN_FREE_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
