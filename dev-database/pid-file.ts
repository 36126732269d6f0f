import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./data-folder.ts";
import { isAlive, isServer } from "./processes.ts";

/** The server's socket; the lock file beside it also holds its process id. */
export const SOCKET_FILE = ".s.PGSQL.5432";

/** Reads postmaster.pid; undefined when no server wrote one. */
export function readPidFile(data: string) {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const [pid, , , port, socketFolder, address, , status] = lines;
    const host = socketFolder || address || "";
    return { pid: Number(pid), host, port: Number(port), isReady: status?.trim() === "ready" };
  } catch {
    return undefined; // no server, or it is stopping
  }
}

/** Removes lock files whose process id now belongs to another program, because PostgreSQL would refuse to start. */
export function removeIfStale({ data, log }: Cluster, pid: number): void {
  // Only on Linux, where /proc proves that no process of a dead server works in the folder.
  if (process.platform !== "linux" || !isAlive(pid)) return;
  if (readdirSync("/proc").some((name) => isServer(data, Number(name)))) return;
  log(`The server of ${data} is gone, and process ${pid} is something else.`);
  rmSync(join(data, `${SOCKET_FILE}.lock`), { force: true });
  rmSync(join(data, "postmaster.pid"), { force: true });
}
