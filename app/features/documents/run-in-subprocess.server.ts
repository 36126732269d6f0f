import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";

/** The permissions and memory of a subprocess: it can neither write nor start anything. */
const NODE_FLAGS = [
  "--max-old-space-size=192",
  // In pages of 64 kB: WebAssembly gets 256 MB.
  "--wasm-max-mem-pages=4096",
  "--permission",
  `--allow-fs-read=${resolve(".")}`,
];

export type SubprocessLimits = {
  /** CPU time in whole seconds; more means that the document is too heavy. */
  cpuSeconds: number;
  /** Wall-clock time in milliseconds; reaching it says nothing about the document, only that the machine is busy. */
  timeoutMs: number;
};

/** The largest legitimate document takes a third of the CPU time. */
export const SUBPROCESS_LIMITS: SubprocessLimits = { cpuSeconds: 10, timeoutMs: 45_000 };

export type SubprocessResult = {
  /** Null when it was killed. */
  code: number | null;
  /** It was killed by the wall-clock timeout. */
  isTimedOut: boolean;
  output: Buffer;
};

/**
 * Runs a program of ours on untrusted bytes in a subprocess with limited memory, time and permissions, and returns its
 * output. `flags` are further Node options. Throws when it cannot start.
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
    // No secret is passed on.
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
  // A killed subprocess closes its input; the exit code reports that.
  child.stdin.on("error", () => {});
  child.stdin.end(bytes);
  const [output, code] = await Promise.all([buffer(child.stdout), exit]);
  return { code, isTimedOut: isTimedOut && code === null, output };
}

/** Wraps a command in `ulimit` where the system has it; elsewhere only the wall-clock timeout applies. */
function withCpuLimit(cpuSeconds: number, command: [string, ...string[]]): [string, ...string[]] {
  if (process.platform === "win32") return command;
  return ["/bin/sh", "-c", 'ulimit -t "$0"; exec "$@"', `${cpuSeconds}`, ...command];
}

/**
 * Requests get about three times its CPU share. A higher niceness made honest documents wait for twenty seconds on a
 * busy machine.
 */
const SUBPROCESS_NICENESS = 5;

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, SUBPROCESS_NICENESS);
  } catch {
    // The process has already exited.
  }
}
