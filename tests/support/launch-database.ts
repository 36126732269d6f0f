import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type pg from "pg";
import { afterEach, expect, vi } from "vitest";
import { StartRefused } from "#app/platform/start-refused.ts";
import type { StartOptions } from "#dev-database/data-folder.ts";
import { startEmbeddedPostgres } from "#dev-database/embedded-postgres.ts";
import type { RunningDatabase } from "#dev-database/supervise-server.ts";
import { getWorkerFolder, newFolder, removeNewFolders } from "./data-folders.ts";

/** For `expect.poll`: servers start and stop at their own pace. */
export const pollOptions = { timeout: 15_000, interval: 20 };

const databases: RunningDatabase[] = [];
const children: ChildProcess[] = [];

/** Called once by each file that launches processes: they end with their test, within longer timeouts. */
export function stopLaunchesAfterEach(): void {
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    for (const database of databases.splice(0)) await database.stop();
    removeNewFolders();
  });
}

/** Starts a database, without fsync unless other options are given; it is stopped after the test. */
export async function startDatabase(
  dataDir: string,
  options: StartOptions = { fsync: false },
): Promise<RunningDatabase> {
  const database = await startEmbeddedPostgres(dataDir, options);
  databases.push(database);
  return database;
}

/** Starts a database in another process, which is killed after the test; `news` is its output. */
export async function openDatabaseInProcess(
  dataDir: string,
  user: { uid?: number; gid?: number } = {},
) {
  const script = join(import.meta.dirname, "open-database.ts");
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

/** The message of a start that must be refused. */
export async function getStartRefusal(dataDir: string): Promise<string> {
  const error = await startDatabase(dataDir, {}).catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(StartRefused);
  return error instanceof Error ? error.message : "";
}

let template: Promise<string> | undefined;

/** Creates a data folder with a database, as a stopped application leaves it. */
export async function createUsedFolder(...path: string[]): Promise<string> {
  // Created once per file, because copying is faster than creating another.
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
