import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { getFastFolder } from "./fast-folder.ts";

export type RunningServer = {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** From the command to the first answer, in milliseconds. */
  startMs: number;
  /** All it has printed. */
  getOutput(): string;
  /** Lets it end, with its database, and waits until it has. Gives its exit code. */
  stop(): Promise<number | null>;
};

export type ServerStartOptions = { dataDir?: string; env?: Record<string, string> };

/** The variables that choose how the server runs are ours alone: none comes from the machine. */
const inheritedVariables = /^(PATH|HOME|LANG|LC_ALL|TZ|TMPDIR|SYSTEMROOT)$/;

/** What `npm start` gives to Node. */
export const startArguments = manifest.scripts.start.split(" ").slice(1);

/** Starts the built application as `npm start` does; the caller watches how it ends. */
export function spawnServer({ dataDir = getNewDataDir(), env = {} }: ServerStartOptions = {}) {
  if (!existsSync("build/server/start.js"))
    throw new Error("There is no build to test: run `npm run build` first.");
  const inherited = Object.entries(process.env).filter(([name]) => inheritedVariables.test(name));
  const child = spawn(process.execPath, startArguments, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...Object.fromEntries(inherited), PORT: "0", DATA_DIR: dataDir, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  return { child, dataDir, getOutput: () => output };
}

/** Starts the built application and waits until it answers. */
export async function startServer(options: ServerStartOptions = {}): Promise<RunningServer> {
  const startedAt = performance.now();
  const { child, dataDir, getOutput: said } = spawnServer(options);
  const address = new Promise<string>((ready, refused) => {
    child.stdout?.on("data", () => {
      const found = /(?:is ready|Ready): (\S+)/.exec(said());
      if (found?.[1]) ready(found[1]);
    });
    child.once("exit", () => refused(new Error(`The server did not start.\n${said()}`)));
  });
  const origin = await address;
  // Behind a proxy it names the address of that one.
  const port = options.env?.PORT;
  const response = await fetch(`${port ? `http://localhost:${port}` : origin}/readyz`);
  const body = await response.text();
  if (!response.ok) throw new Error(`The server is not ready: ${body}\n${said()}`);
  const startedIn = performance.now() - startedAt;
  return {
    origin,
    dataDir,
    process: child,
    startMs: startedIn,
    getOutput: said,
    stop: () => stop(child),
  };
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
export function getNewDataDir(): string {
  return join(getFastFolder(), `erabao-data-${process.pid}-${randomBytes(4).toString("hex")}`);
}

/** Removes a data folder once its server is gone. */
export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
}
