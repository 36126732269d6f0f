import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRoot } from "./processes.ts";

/** Filling a disk requires a small one; only root can mount it, and not everywhere. */
export const canMount = isRoot && isMountAllowed();

/** Mounts a tmpfs over a folder, with these options, such as `size=60m`. */
export function mount(folder: string, options: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `${options},mode=755`, "tmpfs", folder]);
}

/** Changes the options of that disk; its files stay. */
export function remount(folder: string, options: string): void {
  execFileSync("mount", ["-o", `remount,${options}`, folder]);
}

/** Unmounts the disk of a folder, if it has one. */
export function unmount(folder: string): void {
  // Lazy, because a killed server takes a moment to exit.
  if (canMount) spawnSync("umount", ["--lazy", folder]);
}

function isMountAllowed(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "erabao-mount-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "tmpfs", folder]);
  if (status === 0) spawnSync("umount", [folder]);
  rmdirSync(folder);
  return status === 0;
}
