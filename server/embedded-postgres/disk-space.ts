import { statfsSync } from "node:fs";
import { StartRefused } from "../../app/platform/start-refused.ts";

const MIN_FREE_MB = 200;

/** How the system, and every program after it, says that a disk is full. */
export const NO_SPACE_MESSAGE = "No space left on device";

/** What is free for us on the disk of a folder, in whole megabytes of 1024 × 1024 bytes. */
export function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}

/** Throws StartRefused where fewer than 200 MB are free. */
export function refuseFullDisk(base: string): void {
  const free = freeMegabytes(base);
  if (free >= MIN_FREE_MB) return;
  throw new StartRefused(`Only ${free} MB are free for ${base}: ${MIN_FREE_MB} MB are needed.`);
}
