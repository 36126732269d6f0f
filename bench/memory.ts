import { readFileSync } from "node:fs";
import type { RunningServer } from "#tests/support/server.ts";

/** What the process of the site holds, in MB, as the system counts it; Linux alone tells. */
export function getServerMemoryMb({ process }: RunningServer): number {
  const status = readFileSync(`/proc/${process.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
