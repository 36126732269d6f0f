import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getPostmasterPid, isAlive } from "../processes.ts";
import { spawnServer, startServer } from "../server.ts";

/** Points of the way of a file and of a sending at which the server ends itself (crash-at.ts). */
const crashPoints = [
  "file-kept",
  "before-commit",
  "after-commit",
  "before-answer",
  "after-answer",
] as const;
/** Whatever they do: our server, its PostgreSQL, both together. */
const randomKills = ["server", "postgres", "both"] as const;
/** Every kind of death. */
export const crashKinds = [...crashPoints, ...randomKills];
export type CrashKind = (typeof crashKinds)[number];

/** A point that nobody reached is left after this, in milliseconds: a busy machine may take ten seconds to start a site. */
const CRASH_TIMEOUT_MS = 60_000;

/** Keeps a site up, always at the same address, and kills it. */
export class ServerKiller {
  readonly #dataDir: string;
  readonly #env: Record<string, string>;
  readonly origin: string;
  #child: ChildProcess | undefined;
  #said = () => "";
  /** Milliseconds from each start to the first answer. */
  readonly starts: number[] = [];
  readonly killed = new Map<CrashKind, number>();

  constructor(dataDir: string, port: number, settings: Record<string, string> = {}) {
    this.#dataDir = dataDir;
    this.origin = `http://localhost:${port}`;
    const always = { LOG_LEVEL: "silent", CLIENT_ADDRESS_HEADER: "X-Real-IP" };
    this.#env = { ...settings, ...always, PORT: `${port}` };
  }

  /** Starts the site unless it runs, and waits until it answers. */
  async start(): Promise<ChildProcess> {
    if (this.#child && isRunning(this.#child)) return this.#child;
    const server = await startServer({ dataDir: this.#dataDir, env: this.#env });
    this.starts.push(server.startMs);
    this.#child = server.process;
    this.#said = server.getOutput;
    return server.process;
  }

  /** One death of this kind: at its point, or after this many milliseconds of work. False when nobody came to it. */
  async kill(kind: CrashKind, lifeMs: number): Promise<boolean> {
    const didCrash = isCrashPoint(kind)
      ? await this.#dieAt(kind)
      : await this.#dieAfter(kind, lifeMs);
    if (didCrash) this.killed.set(kind, (this.killed.get(kind) ?? 0) + 1);
    return didCrash;
  }

  /** Lets the site end as it does, with its database. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** It may be over before the site has said that it is ready: people come as soon as it listens. */
  async #dieAt(point: CrashKind): Promise<boolean> {
    await this.#end("SIGKILL");
    const armed = `--import=${resolve("tests/support/crash-test/crash-at.ts")}`;
    const env = { ...this.#env, NODE_OPTIONS: armed, CRASH_AT: point };
    const { child, getOutput: said } = spawnServer({ dataDir: this.#dataDir, env });
    this.#child = child;
    const ended = once(child, "exit");
    const came = await Promise.race([ended, sleep(CRASH_TIMEOUT_MS)]);
    if (came && child.signalCode !== "SIGKILL") throw new Error(`the site gave up: ${said()}`);
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

  /** A site whose database was killed takes it back by itself. */
  async #takesItBack(child: ChildProcess, postmaster?: number): Promise<void> {
    const limit = Date.now() + 60_000;
    while (isRunning(child) && Date.now() < limit) {
      const ready = await fetch(`${this.origin}/readyz`).catch(() => null);
      if (ready?.ok && !(postmaster && isAlive(postmaster))) return;
      await sleep(20);
    }
    throw new Error(`the site did not take its database back: ${this.#said()}`);
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

/** Does the site die at a named point of its own way? */
export function isCrashPoint(kind: CrashKind): kind is (typeof crashPoints)[number] {
  return crashPoints.some((point) => point === kind);
}
