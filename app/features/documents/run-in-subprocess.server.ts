import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";

/** What a program apart may take: it can neither write nor start anything, nor use much memory. */
const LIMITS = [
  "--max-old-space-size=192",
  // In pages of 64 kB: what is compiled to WebAssembly has a quarter of a gigabyte.
  "--wasm-max-mem-pages=4096",
  "--permission",
  `--allow-fs-read=${resolve(".")}`,
];

export type Times = {
  /** Of the processor, in whole seconds: who takes more has too much to do. */
  processor: number;
  /** By the clock, in milliseconds: on a machine that has no time for it, nothing is known of the document. */
  patience: number;
};

/** The largest honest document takes a third of the processor's time, and less than a minute is waited for. */
export const TIMES: Times = { processor: 10, patience: 45_000 };

export type Ended = {
  /** Null when it was ended: it took too much, or was late. */
  code: number | null;
  /** It was ended by the clock alone. */
  isLate: boolean;
  said: Buffer;
};

/**
 * Hands bytes that a stranger made to a program of ours in a process apart, with little memory and time, and gives
 * what it said. `flags` are further options of Node. Throws when it cannot start.
 */
export async function runApart(
  program: string,
  bytes: Uint8Array,
  { processor, patience }: Times,
  args: string[] = [],
  flags: string[] = [],
): Promise<Ended> {
  const command = limited(processor, [process.execPath, ...LIMITS, ...flags, program, ...args]);
  const [started, ...given] = command;
  const child = spawn(started, given, {
    stdio: ["pipe", "pipe", "ignore"],
    // None of our secrets goes there.
    env: { NODE_NO_WARNINGS: "1" },
  });
  if (child.pid) giveWay(child.pid);
  let isLate = false;
  const clock = setTimeout(() => {
    isLate = child.kill("SIGKILL");
  }, patience);
  const ended = new Promise<number | null>((done, failed) => {
    child.once("error", failed);
    child.once("close", done);
  }).finally(() => clearTimeout(clock));
  // One that was ended no longer listens; how it ended says so.
  child.stdin.on("error", () => {});
  child.stdin.end(bytes);
  const [said, code] = await Promise.all([buffer(child.stdout), ended]);
  return { code, isLate: isLate && code === null, said };
}

/** The command under a limit of the system's own, where the system has one; elsewhere the clock is the only limit. */
function limited(processor: number, command: [string, ...string[]]): [string, ...string[]] {
  if (process.platform === "win32") return command;
  return ["/bin/sh", "-c", 'ulimit -t "$0"; exec "$@"', `${processor}`, ...command];
}

/**
 * Who reads pages goes first, by three to one. At the system's own "below normal", nine to one, a person whose honest
 * document was read on a busy machine waited for twenty seconds.
 */
const AFTER_PAGES = 5;

function giveWay(pid: number): void {
  try {
    setPriority(pid, AFTER_PAGES);
  } catch {
    // It has ended already.
  }
}
