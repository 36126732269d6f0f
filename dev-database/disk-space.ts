import { statfsSync } from "node:fs";
import { StartRefused } from "../app/platform/start-refused.ts";

const MIN_FREE_MB = 200;

/** Message of ENOSPC, which PostgreSQL prints too. */
export const NO_SPACE_MESSAGE = "No space left on device";

/** Free space for unprivileged users on the disk of a folder, in whole MiB. */
export function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}

/** Throws StartRefused below MIN_FREE_MB. */
export function refuseFullDisk(base: string): void {
  const free = freeMegabytes(base);
  if (free >= MIN_FREE_MB) return;
  throw new StartRefused(`Only ${free} MB are free for ${base}: ${MIN_FREE_MB} MB are needed.`);
}
