import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { StartRefused } from "../app/platform/start-refused.ts";
import { refuseFullDisk } from "./disk-space.ts";
import { createLibraryLinks, getProgramPath } from "./programs.ts";
import { chooseUser, refuseInaccessibleFolders, type ServerUser } from "./server-user.ts";

export type StartOptions = {
  /** Turn off in tests only: without it a power cut loses data. */
  fsync?: boolean;
  /** Connection limit of the server; one application process needs about 20. */
  connections?: number;
  log?: (line: string) => void;
};

/** A checked data folder and the settings of its server. */
export type Cluster = Required<StartOptions> & {
  /** Real path of the data folder. */
  base: string;
  /** PostgreSQL's folder inside it, which may not exist yet. */
  data: string;
  /** File for the error output of PostgreSQL's programs. */
  logFile: string;
  user: ServerUser | undefined;
};

/**
 * Creates a folder and its parents, and appends each to `created`, outermost first. Not `recursive`, which
 * never returns for a path like /proc.
 */
export function makeFolder(folder: string, created: string[]): void {
  if (fs.existsSync(folder)) return;
  makeFolder(dirname(folder), created);
  try {
    fs.mkdirSync(folder);
    created.push(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    // Another start created it in the meantime.
  }
}

/** Removes the folders that a failed start created, innermost first. */
export function removeEmptyFolders(created: string[]): void {
  created.toReversed().forEach(removeIfEmpty);
}

function removeIfEmpty(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {
    // Not empty: another start already uses it.
  }
}

/**
 * Checks everything that could prevent a start, before anything is created in the folder.
 * @param created folders that this start has created
 * @throws StartRefused at the first obstacle
 */
export function inspectFolder(folder: string, created: string[], options: StartOptions): Cluster {
  const { fsync = true, connections = 60, log = () => {} } = options;
  const base = fs.realpathSync(folder);
  const data = join(base, "pg");
  if (!fs.statSync(base).isDirectory()) {
    throw new StartRefused(`${folder} is a file: choose another data folder.`);
  }
  fs.accessSync(base, fs.constants.W_OK);
  const user = chooseUser(data);
  // A strict umask would close the new folders to that user.
  for (const path of user ? created : []) fs.chmodSync(path, 0o711);
  refuseInaccessibleFolders(data, user);
  refuseInaccessibleFolders(getProgramPath("postgres"), user);
  refuseFullDisk(base);
  createLibraryLinks();
  return { base, data, logFile: join(base, "pg.log"), user, fsync, connections, log };
}
