import { readFileSync } from "node:fs";
import type { RunningServer } from "#tests/support/server.ts";

/** Resident memory of the site's process in MB, on Linux only. */
export function getServerMemoryMb({ process }: RunningServer): number {
  const status = readFileSync(`/proc/${process.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
