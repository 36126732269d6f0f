import { readlinkSync } from "node:fs";

/** Whether a process has this number, be it another user's. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A server works in its folder; where that cannot be seen, its number has to do. */
export function isServer(data: string, pid: number): boolean {
  if (process.platform !== "linux") return isAlive(pid);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch {
    return false;
  }
}
