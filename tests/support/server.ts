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
  /** From the command to the first response, in milliseconds. */
  startMs: number;
  /** Everything that it printed. */
  getOutput(): string;
  /** Stops it with its database and waits; returns its exit code. */
  stop(): Promise<number | null>;
};

export type ServerStartOptions = {
  dataDir?: string;
  env?: Record<string, string>;
  /** The checkout whose build is started; this one unless another is given. */
  folder?: string;
};

/** Only these variables are inherited: the settings of the machine must not affect a test. */
const inheritedVariables = /^(PATH|HOME|LANG|LC_ALL|TZ|TMPDIR|SYSTEMROOT)$/;

/** The arguments that `npm start` passes to Node. */
export const startArguments = manifest.scripts.start.split(" ").slice(1);

/** Starts the built application as `npm start` does; the caller handles its exit. */
export function spawnServer({
  dataDir = getNewDataDir(),
  env = {},
  folder = ".",
}: ServerStartOptions = {}) {
  if (!existsSync(join(folder, "build/server/start.js")))
    throw new Error("There is no build to test: run `npm run build` first.");
  const inherited = Object.entries(process.env).filter(([name]) => inheritedVariables.test(name));
  const child = spawn(process.execPath, startArguments, {
    stdio: ["ignore", "pipe", "pipe"],
    cwd: folder,
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
  const { child, dataDir, getOutput } = spawnServer(options);
  const address = new Promise<string>((ready, refused) => {
    child.stdout?.on("data", () => {
      const found = /(?:is ready|Ready|\(APP_REHEARSAL\)): (\S+)/.exec(getOutput());
      if (found?.[1]) ready(found[1]);
    });
    child.once("exit", () => refused(new Error(`The server did not start.\n${getOutput()}`)));
  });
  const origin = await address;
  // Behind a proxy it prints the proxy's address.
  const port = options.env?.PORT;
  const response = await fetch(`${port ? `http://localhost:${port}` : origin}/readyz`);
  const body = await response.text();
  if (!response.ok) throw new Error(`The server is not ready: ${body}\n${getOutput()}`);
  const startedIn = performance.now() - startedAt;
  return {
    origin,
    dataDir,
    process: child,
    startMs: startedIn,
    getOutput,
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

/** A path for a data folder, which the server creates. */
export function getNewDataDir(): string {
  return join(getFastFolder(), `erabao-data-${process.pid}-${randomBytes(4).toString("hex")}`);
}

/** Removes a data folder after its server has stopped. */
export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
}
