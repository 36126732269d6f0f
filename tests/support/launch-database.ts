import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type pg from "pg";
import { afterEach, expect, vi } from "vitest";
import { StartRefused } from "#app/platform/start-refused.ts";
import type { StartOptions } from "#server/embedded-postgres/data-folder.ts";
import type { RunningDatabase } from "#server/embedded-postgres/supervise-server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { getWorkerFolder, newFolder, removeNewFolders } from "./data-folders.ts";

/** For `expect.poll`: a server starts and stops in its own time. */
export const pollOptions = { timeout: 15_000, interval: 20 };

const databases: RunningDatabase[] = [];
const children: ChildProcess[] = [];

/** Called once by each file that launches something: it ends with its test, and may take its time. */
export function stopLaunchesAfterEach(): void {
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    for (const database of databases.splice(0)) await database.stop();
    removeNewFolders();
  });
}

/** Starts a database, without safety on disk unless other options are given; stopped after the test. */
export async function startDatabase(
  dataDir: string,
  options: StartOptions = { fsync: false },
): Promise<RunningDatabase> {
  const database = await startEmbeddedPostgres(dataDir, options);
  databases.push(database);
  return database;
}

/** Starts the database in another process, killed after the test; `news` is what that process says. */
export async function holdDatabase(dataDir: string, user: { uid?: number; gid?: number } = {}) {
  const script = join(import.meta.dirname, "hold-database.ts");
  const child = spawn(process.execPath, [script, dataDir], {
    ...user,
    stdio: ["ignore", "pipe", "inherit"],
  });
  killAfterTest(child);
  const [line] = await once(createInterface(child.stdout), "line");
  const report: { pid: number; pool: pg.ClientConfig; refused?: string } = JSON.parse(line);
  return { child, news: report };
}

/** Kills a process after the test. */
export function killAfterTest(child: ChildProcess): void {
  children.push(child);
}

/** The sentence of a start that must be refused. */
export async function getStartRefusal(dataDir: string): Promise<string> {
  const error = await startDatabase(dataDir, {}).catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(StartRefused);
  return error instanceof Error ? error.message : "";
}

let template: Promise<string> | undefined;

/** A data folder with a database in it, as a stopped application leaves it. */
export async function createUsedFolder(...path: string[]): Promise<string> {
  // Made once a file: copying it is faster than making another.
  template ??= createTemplate();
  const dataDir = join(newFolder(), ...path, "data");
  mkdirSync(dirname(dataDir), { recursive: true });
  execFileSync("cp", ["-a", await template, dataDir]);
  return dataDir;
}

async function createTemplate(): Promise<string> {
  const dataDir = join(getWorkerFolder(), "template");
  const database = await startEmbeddedPostgres(dataDir, { fsync: false });
  await database.stop();
  return dataDir;
}
