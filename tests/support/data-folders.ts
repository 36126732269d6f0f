import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { canMount, mount, unmount } from "./small-disk.ts";

const folders: string[] = [];
let opened: string | undefined;

// The files of one worker share this module.
process.once("exit", () => {
  if (opened) removeFolder(opened);
});

/** Where all the folders of a worker are: in memory if that can be mounted, which is twice as fast. */
export function getWorkerFolder(): string {
  opened ??= openWorkerFolder();
  return opened;
}

function openWorkerFolder(): string {
  const folder = openFolder(join(fs.realpathSync(tmpdir()), "erabao-pg-"));
  if (canMount) mount(folder, "size=2g");
  return folder;
}

/** An empty folder, until `removeNewFolders`. */
export function newFolder(): string {
  const folder = openFolder(join(getWorkerFolder(), "folder-"));
  folders.push(folder);
  return folder;
}

/** Removes what `newFolder` made, and kills the servers that are still in there. */
export function removeNewFolders(): void {
  for (const folder of folders.splice(0)) removeFolder(folder);
}

/** The paths of all that is in a folder, however deep, in order. */
export function listContent(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

/** Open to all: as root, PostgreSQL's own user has to pass. */
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

/** A process that is gone but still listed has none. */
function workingFolder(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
