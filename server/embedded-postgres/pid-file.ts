import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./data-folder.ts";
import { isAlive, isServer } from "./processes.ts";

/** The server's socket, in its folder; the lock beside it holds the server's number too. */
export const SOCKET_FILE = ".s.PGSQL.5432";

/** What a running server says of itself in its folder; undefined when it says nothing. */
export function readPidFile(data: string) {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const [pid, , , port, socketFolder, address, , status] = lines;
    const host = socketFolder || address || "";
    return { pid: Number(pid), host, port: Number(port), ready: status?.trim() === "ready" };
  } catch {
    return undefined; // no server, or it is just leaving
  }
}

/** PostgreSQL refuses for ever when the number in its files now belongs to another process. */
export function removeIfStale({ data, log }: Cluster, pid: number): void {
  // Only where one can be sure that nobody, not even an orphan of a dead server, works in there.
  if (process.platform !== "linux" || !isAlive(pid)) return;
  if (readdirSync("/proc").some((name) => isServer(data, Number(name)))) return;
  log(`The server of ${data} is gone, and process ${pid} is something else.`);
  rmSync(join(data, `${SOCKET_FILE}.lock`), { force: true });
  rmSync(join(data, "postmaster.pid"), { force: true });
}
