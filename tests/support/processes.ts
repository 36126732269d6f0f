import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Whether the tests run as root, for whom no folder is closed. */
export const isRoot = process.getuid?.() === 0;

/** The process id of the PostgreSQL in a data folder, from its pid file. */
export function getPostmasterPid(dataDir: string): number | undefined {
  const path = join(dataDir, "pg", "postmaster.pid");
  return existsSync(path) ? Number(readFileSync(path, "utf8").split("\n")[0]) : undefined;
}

/** A zombie process counts as dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch (error) {
    return (error as NodeJS.ErrnoException).path !== undefined && process.platform !== "linux";
  }
}
