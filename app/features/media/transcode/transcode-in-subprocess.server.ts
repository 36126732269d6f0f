import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { workerProcessPath } from "#app/platform/worker-process.ts";
import type { RenditionSpec } from "../medium.ts";

const TRANSCODER_PATH = workerProcessPath(
  "app/features/media/transcoder/transcode-picture-worker.ts",
);
/** What the maker may do: read our folder, and load the library that draws; it writes and starts nothing. */
const NODE_FLAGS = [
  "--max-old-space-size=256",
  "--permission",
  "--allow-addons",
  `--allow-fs-read=${resolve(".")}`,
];
/** For all the files of one picture, in milliseconds: the largest takes a fifth of it on two slow cores. */
const TIMEOUT_MS = 180_000;

export type Rendition = { file: string; bytes: Buffer };

/** The maker failed, was ended, or took too long or too much: its picture is at fault, or the machine. */
export class TranscodeError extends Error {}

/**
 * Makes files of a picture in a process apart, which gives way to those that answer readers; each comes as soon as
 * it is made. Throws `MakerFailed`: what came before is good. Tests give another program and less patience, in
 * milliseconds.
 */
export async function* transcodeInSubprocess(
  original: Uint8Array,
  renditions: RenditionSpec[],
  { program = TRANSCODER_PATH, patience: timeoutMs = TIMEOUT_MS } = {},
): AsyncGenerator<Rendition> {
  const subprocess = spawn(process.execPath, [...NODE_FLAGS, program, JSON.stringify(renditions)], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
    // None of our secrets goes there.
    env: { NODE_NO_WARNINGS: "1" },
  });
  if (subprocess.pid) lowerPriority(subprocess.pid);
  const exitCode = new Promise<number | null>((onExit) => {
    subprocess.once("error", () => onExit(null));
    subprocess.once("close", onExit);
  });
  // One that was ended no longer listens; how it ended says so.
  subprocess.stdin.on("error", () => {});
  subprocess.stdin.end(original);
  let isComplete = false;
  try {
    yield* parseRenditions(subprocess.stdout);
    isComplete = true;
  } finally {
    // Whoever asked wants no more of it.
    if (!isComplete) subprocess.kill("SIGKILL");
  }
  const code = await exitCode;
  if (code !== 0) throw new TranscodeError(`the maker of pictures ended with ${code}`);
}

/** A line of JSON, then the bytes it speaks of, again and again. */
async function* parseRenditions(stream: AsyncIterable<Buffer>): AsyncGenerator<Rendition> {
  let buffered = Buffer.alloc(0);
  let header: { file: string; size: number } | undefined;
  for await (const chunk of stream) {
    buffered = Buffer.concat([buffered, chunk]);
    for (;;) {
      if (!header) {
        const end = buffered.indexOf("\n");
        if (end < 0) break;
        header = JSON.parse(buffered.toString("utf8", 0, end)) as { file: string; size: number };
        buffered = buffered.subarray(end + 1);
      }
      if (buffered.length < header.size) break;
      yield { file: header.file, bytes: buffered.subarray(0, header.size) };
      buffered = buffered.subarray(header.size);
      header = undefined;
    }
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}
