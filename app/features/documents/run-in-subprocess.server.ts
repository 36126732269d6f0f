import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";

/** What a program apart may take: it can neither write nor start anything, nor use much memory. */
const NODE_FLAGS = [
  "--max-old-space-size=192",
  // In pages of 64 kB: what is compiled to WebAssembly has a quarter of a gigabyte.
  "--wasm-max-mem-pages=4096",
  "--permission",
  `--allow-fs-read=${resolve(".")}`,
];

export type SubprocessLimits = {
  /** Of the processor, in whole seconds: who takes more has too much to do. */
  cpuSeconds: number;
  /** By the clock, in milliseconds: on a machine that has no time for it, nothing is known of the document. */
  timeoutMs: number;
};

/** The largest honest document takes a third of the processor's time, and less than a minute is waited for. */
export const SUBPROCESS_LIMITS: SubprocessLimits = { cpuSeconds: 10, timeoutMs: 45_000 };

export type SubprocessResult = {
  /** Null when it was ended: it took too much, or was late. */
  code: number | null;
  /** It was ended by the clock alone. */
  isTimedOut: boolean;
  output: Buffer;
};

/**
 * Hands bytes that a stranger made to a program of ours in a process apart, with little memory and time, and gives
 * what it said. `flags` are further options of Node. Throws when it cannot start.
 */
export async function runInSubprocess(
  program: string,
  bytes: Uint8Array,
  { cpuSeconds, timeoutMs }: SubprocessLimits,
  args: string[] = [],
  flags: string[] = [],
): Promise<SubprocessResult> {
  const command = withCpuLimit(cpuSeconds, [
    process.execPath,
    ...NODE_FLAGS,
    ...flags,
    program,
    ...args,
  ]);
  const [executable, ...commandArgs] = command;
  const child = spawn(executable, commandArgs, {
    stdio: ["pipe", "pipe", "ignore"],
    // None of our secrets goes there.
    env: { NODE_NO_WARNINGS: "1" },
  });
  if (child.pid) lowerPriority(child.pid);
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = child.kill("SIGKILL");
  }, timeoutMs);
  const exit = new Promise<number | null>((onClose, onError) => {
    child.once("error", onError);
    child.once("close", onClose);
  }).finally(() => clearTimeout(timer));
  // One that was ended no longer listens; how it ended says so.
  child.stdin.on("error", () => {});
  child.stdin.end(bytes);
  const [output, code] = await Promise.all([buffer(child.stdout), exit]);
  return { code, isTimedOut: isTimedOut && code === null, output };
}

/** The command under a limit of the system's own, where the system has one; elsewhere the clock is the only limit. */
function withCpuLimit(cpuSeconds: number, command: [string, ...string[]]): [string, ...string[]] {
  if (process.platform === "win32") return command;
  return ["/bin/sh", "-c", 'ulimit -t "$0"; exec "$@"', `${cpuSeconds}`, ...command];
}

/**
 * Who reads pages goes first, by three to one. At the system's own "below normal", nine to one, a person whose honest
 * document was read on a busy machine waited for twenty seconds.
 */
const SUBPROCESS_NICENESS = 5;

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, SUBPROCESS_NICENESS);
  } catch {
    // It has ended already.
  }
}
