import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { quickFolder } from "./quick-folder.ts";

export type RunningServer = {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** From the command to the first answer, in milliseconds. */
  startedIn: number;
  /** All it has printed. */
  said(): string;
  /** Lets it end, with its database, and waits until it has. Gives its exit code. */
  stop(): Promise<number | null>;
};

export type Start = { dataDir?: string; env?: Record<string, string> };

/** The variables that choose how the server runs are ours alone: none comes from the machine. */
const ours = /^(PATH|HOME|LANG|LC_ALL|TZ|TMPDIR|SYSTEMROOT)$/;

/** What `npm start` gives to Node. */
export const startArguments = manifest.scripts.start.split(" ").slice(1);

/** Starts the built application as `npm start` does; the caller watches how it ends. */
export function launch({ dataDir = newDataDir(), env = {} }: Start = {}) {
  if (!existsSync("build/server/start.js"))
    throw new Error("There is no build to test: run `npm run build` first.");
  const inherited = Object.entries(process.env).filter(([name]) => ours.test(name));
  const child = spawn(process.execPath, startArguments, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...Object.fromEntries(inherited), PORT: "0", DATA_DIR: dataDir, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      said += chunk;
    });
  return { child, dataDir, said: () => said };
}

/** Starts the built application and waits until it answers. */
export async function startServer(start: Start = {}): Promise<RunningServer> {
  const begun = performance.now();
  const { child, dataDir, said } = launch(start);
  const address = new Promise<string>((ready, refused) => {
    child.stdout?.on("data", () => {
      const found = /(?:is ready|Ready): (\S+)/.exec(said());
      if (found?.[1]) ready(found[1]);
    });
    child.once("exit", () => refused(new Error(`The server did not start.\n${said()}`)));
  });
  const origin = await address;
  // Behind a proxy it names the address of that one.
  const port = start.env?.PORT;
  const answer = await fetch(`${port ? `http://localhost:${port}` : origin}/readyz`);
  const news = await answer.text();
  if (!answer.ok) throw new Error(`The server is not ready: ${news}\n${said()}`);
  const startedIn = performance.now() - begun;
  return { origin, dataDir, process: child, startedIn, said, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
  return child.exitCode;
}

/** A place for a data folder, that the server makes. */
export function newDataDir(): string {
  return join(quickFolder(), `erabao-data-${process.pid}-${randomBytes(4).toString("hex")}`);
}

/** Removes a data folder once its server is gone. */
export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
}
