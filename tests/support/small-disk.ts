import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRoot } from "./processes.ts";

/** Filling a disk needs a small disk of our own: only root can mount one, and not everywhere. */
export const canMount = isRoot && isMountAllowed();

/** Puts a disk in memory over a folder, with these options of tmpfs, such as `size=60m`. */
export function mount(folder: string, options: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `${options},mode=755`, "tmpfs", folder]);
}

/** Changes the options of that disk; what is on it stays. */
export function remount(folder: string, options: string): void {
  execFileSync("mount", ["-o", `remount,${options}`, folder]);
}

/** Takes the disk of a folder away, if it has one. */
export function unmount(folder: string): void {
  // Lazy: a killed server takes a moment to leave.
  if (canMount) spawnSync("umount", ["--lazy", folder]);
}

function isMountAllowed(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "erabao-mount-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "tmpfs", folder]);
  if (status === 0) spawnSync("umount", [folder]);
  rmdirSync(folder);
  return status === 0;
}
