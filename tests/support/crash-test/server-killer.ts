import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getPostmasterPid, isAlive } from "../processes.ts";
import { spawnServer, startServer } from "../server.ts";

/** Points of an upload or a submission at which the server kills itself (crash-at.ts). */
const crashPoints = [
  "after-file-stored",
  "before-commit",
  "after-commit",
  "before-answer",
  "after-answer",
] as const;
/** Kills at a random moment: the server, its PostgreSQL, or both. */
const randomKills = ["server", "postgres", "both"] as const;
/** Every kind of kill. */
export const crashKinds = [...crashPoints, ...randomKills];
export type CrashKind = (typeof crashKinds)[number];

/** How long to wait for the point, in milliseconds: a loaded machine may take ten seconds to start a site. */
const CRASH_TIMEOUT_MS = 60_000;

/** Runs a site at a fixed address and kills it. */
export class ServerKiller {
  readonly #dataDir: string;
  readonly #env: Record<string, string>;
  readonly origin: string;
  #child: ChildProcess | undefined;
  #getOutput = () => "";
  /** Milliseconds from each start to the first response. */
  readonly starts: number[] = [];
  readonly killed = new Map<CrashKind, number>();

  constructor(dataDir: string, port: number, settings: Record<string, string> = {}) {
    this.#dataDir = dataDir;
    this.origin = `http://localhost:${port}`;
    const always = { LOG_LEVEL: "silent", CLIENT_ADDRESS_HEADER: "X-Real-IP" };
    this.#env = { ...settings, ...always, PORT: `${port}` };
  }

  /** Starts the site unless it is running, and waits until it answers. */
  async start(): Promise<ChildProcess> {
    if (this.#child && isRunning(this.#child)) return this.#child;
    const server = await startServer({ dataDir: this.#dataDir, env: this.#env });
    this.starts.push(server.startMs);
    this.#child = server.process;
    this.#getOutput = server.getOutput;
    return server.process;
  }

  /** Kills once: at the named point, or after `lifeMs` milliseconds. Returns false when the point was not reached. */
  async kill(kind: CrashKind, lifeMs: number): Promise<boolean> {
    const didCrash = isCrashPoint(kind)
      ? await this.#dieAt(kind)
      : await this.#dieAfter(kind, lifeMs);
    if (didCrash) this.killed.set(kind, (this.killed.get(kind) ?? 0) + 1);
    return didCrash;
  }

  /** Stops the site normally, with its database. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** The kill may happen before the site reports that it is ready: clients connect as soon as it listens. */
  async #dieAt(point: CrashKind): Promise<boolean> {
    await this.#end("SIGKILL");
    const armed = `--import=${resolve("tests/support/crash-test/crash-at.ts")}`;
    const env = { ...this.#env, NODE_OPTIONS: armed, CRASH_AT: point };
    const { child, getOutput } = spawnServer({ dataDir: this.#dataDir, env });
    this.#child = child;
    const ended = once(child, "exit");
    const came = await Promise.race([ended, sleep(CRASH_TIMEOUT_MS)]);
    if (came && child.signalCode !== "SIGKILL") throw new Error(`the site gave up: ${getOutput()}`);
    return came !== undefined;
  }

  async #dieAfter(death: CrashKind, life: number): Promise<true> {
    const child = await this.start();
    await sleep(life);
    const postmaster = getPostmasterPid(this.#dataDir);
    if (death !== "server" && postmaster) process.kill(postmaster, "SIGKILL");
    if (death === "postgres") await this.#takesItBack(child, postmaster);
    else await this.#end("SIGKILL");
    return true;
  }

  /** A site whose database was killed recovers by itself. */
  async #takesItBack(child: ChildProcess, postmaster?: number): Promise<void> {
    const limit = Date.now() + 60_000;
    while (isRunning(child) && Date.now() < limit) {
      const ready = await fetch(`${this.origin}/readyz`).catch(() => null);
      if (ready?.ok && !(postmaster && isAlive(postmaster))) return;
      await sleep(20);
    }
    throw new Error(`the site did not take its database back: ${this.#getOutput()}`);
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (!child || !isRunning(child)) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** Whether the site is killed at a named point. */
export function isCrashPoint(kind: CrashKind): kind is (typeof crashPoints)[number] {
  return crashPoints.some((point) => point === kind);
}
