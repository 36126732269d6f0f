import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
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

export type Ended = {
  /** Null when it was ended: it took too long, or too much. */
  code: number | null;
  said: Buffer;
};

/**
 * Hands bytes that a stranger made to a program of ours in a process apart, with little memory and
 * `patience` milliseconds, and gives what it said. Throws when it cannot start.
 */
export async function runApart(
  program: string,
  bytes: Uint8Array,
  patience: number,
  args: string[] = [],
): Promise<Ended> {
  const child = spawn(process.execPath, [...LIMITS, program, ...args], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout: patience,
    killSignal: "SIGKILL",
    // None of our secrets goes there.
    env: { NODE_NO_WARNINGS: "1" },
  });
  // Who reads pages goes first.
  if (child.pid) giveWay(child.pid);
  const ended = new Promise<number | null>((done, failed) => {
    child.once("error", failed);
    child.once("close", done);
  });
  // One that was ended no longer listens; how it ended says so.
  child.stdin.on("error", () => {});
  child.stdin.end(bytes);
  const [said, code] = await Promise.all([buffer(child.stdout), ended]);
  return { code, said };
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}
