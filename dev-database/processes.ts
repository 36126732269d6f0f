import { readlinkSync } from "node:fs";

/** Whether a process with this id runs, under any user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Whether a process is the server of this folder: its working directory is the folder. Without /proc, any
 * live process counts.
 */
export function isServer(data: string, pid: number): boolean {
  if (process.platform !== "linux") return isAlive(pid);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch {
    return false;
  }
}
