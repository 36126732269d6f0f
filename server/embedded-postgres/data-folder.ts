import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { StartRefused } from "../../app/platform/start-refused.ts";
import { refuseFullDisk } from "./disk-space.ts";
import { createLibraryLinks, getProgramPath } from "./programs.ts";
import { chooseUser, refuseInaccessibleFolders, type ServerUser } from "./server-user.ts";

export type StartOptions = {
  /** Only tests turn it off: without it a power cut loses data. */
  fsync?: boolean;
  /** Connections that it takes at once: a process of ours needs some twenty. */
  connections?: number;
  log?: (line: string) => void;
};

/** A data folder that was found fit for PostgreSQL, and how it is used there. */
export type Cluster = Required<StartOptions> & {
  /** The data folder itself, at its real path. */
  base: string;
  /** PostgreSQL's own folder in it, which may not exist yet. */
  data: string;
  /** The file that PostgreSQL's programs write their complaints to. */
  logFile: string;
  user: ServerUser | undefined;
};

/**
 * Makes a folder and those above it, and adds what it made to `made`, the outermost first. Not
 * `recursive`, which never comes back from a place like /proc.
 */
export function makeFolder(folder: string, created: string[]): void {
  if (fs.existsSync(folder)) return;
  makeFolder(dirname(folder), created);
  try {
    fs.mkdirSync(folder);
    created.push(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    // Another start made it meanwhile.
  }
}

/** Takes back folders that were made for nothing, the innermost first. */
export function removeEmptyFolders(created: string[]): void {
  created.toReversed().forEach(removeIfEmpty);
}

function removeIfEmpty(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {
    // Another start already put something into it.
  }
}

/**
 * Looks at all that could stand in the way of a start, before anything is created in the folder;
 * throws StartRefused at the first. `made` are the folders that this start has made.
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
  // A strict umask must not shut that user out of the folders made just now.
  for (const path of user ? created : []) fs.chmodSync(path, 0o711);
  refuseInaccessibleFolders(data, user);
  refuseInaccessibleFolders(getProgramPath("postgres"), user);
  refuseFullDisk(base);
  createLibraryLinks();
  return { base, data, logFile: join(base, "pg.log"), user, fsync, connections, log };
}
