import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { canMount, mount, unmount } from "./small-disk.ts";

const folders: string[] = [];
let opened: string | undefined;

// The test files of one worker share this module.
process.once("exit", () => {
  if (opened) removeFolder(opened);
});

/** The parent of all folders of a worker, in memory if that can be mounted, which is twice as fast. */
export function getWorkerFolder(): string {
  opened ??= openWorkerFolder();
  return opened;
}

function openWorkerFolder(): string {
  const folder = openFolder(join(fs.realpathSync(tmpdir()), "erabao-pg-"));
  if (canMount) mount(folder, "size=2g");
  return folder;
}

/** Creates an empty folder, removed by `removeNewFolders`. */
export function newFolder(): string {
  const folder = openFolder(join(getWorkerFolder(), "folder-"));
  folders.push(folder);
  return folder;
}

/** Removes the folders made by `newFolder` and kills servers that still run in them. */
export function removeNewFolders(): void {
  for (const folder of folders.splice(0)) removeFolder(folder);
}

/** The paths of everything in a folder, recursively and sorted. */
export function listContent(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

/** Accessible to all users: when the tests run as root, PostgreSQL has its own user. */
function openFolder(prefix: string): string {
  const folder = fs.mkdtempSync(prefix);
  fs.chmodSync(folder, 0o755);
  return folder;
}

function removeFolder(folder: string): void {
  killServer(folder);
  unmount(folder);
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
}

function killServer(folder: string): void {
  for (const pidFile of fs.globSync("**/postmaster.pid", { cwd: folder })) {
    const path = join(folder, pidFile);
    const pid = Number.parseInt(fs.readFileSync(path, "utf8"), 10);
    if (workingFolder(pid) === dirname(path)) process.kill(pid, "SIGKILL");
  }
}

/** Undefined for a process that has exited but is still listed. */
function workingFolder(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
