import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { workerProcessPath } from "#app/platform/worker-process.ts";
import type { RenditionSpec } from "../medium.ts";

const TRANSCODER_PATH = workerProcessPath(
  "app/features/media/transcoder/transcode-picture-worker.ts",
);
/**
 * The permissions of the subprocess: read this folder and load the native image library; no writing, no child
 * processes.
 */
const NODE_FLAGS = [
  "--max-old-space-size=256",
  "--permission",
  "--allow-addons",
  `--allow-fs-read=${resolve(".")}`,
];
/** For all files of one picture. The largest picture takes a fifth of this on two slow cores. */
const TIMEOUT_MS = 180_000;

export type Rendition = { file: string; bytes: Buffer };

/** The subprocess failed, was killed, or exceeded its time or memory. */
export class TranscodeError extends Error {}

/**
 * Transcodes a picture in a low-priority subprocess and yields each file when it is finished. Throws `TranscodeError`;
 * files yielded before are valid. Tests pass another program and a shorter timeout in milliseconds.
 */
export async function* transcodeInSubprocess(
  original: Uint8Array,
  renditions: RenditionSpec[],
  { program = TRANSCODER_PATH, timeoutMs = TIMEOUT_MS } = {},
): AsyncGenerator<Rendition> {
  const subprocess = spawn(process.execPath, [...NODE_FLAGS, program, JSON.stringify(renditions)], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
    // No secret is passed on.
    env: { NODE_NO_WARNINGS: "1" },
  });
  if (subprocess.pid) lowerPriority(subprocess.pid);
  const exitCode = new Promise<number | null>((onExit) => {
    subprocess.once("error", () => onExit(null));
    subprocess.once("close", onExit);
  });
  // A killed subprocess closes its input; the exit code reports that.
  subprocess.stdin.on("error", () => {});
  subprocess.stdin.end(original);
  let isComplete = false;
  try {
    yield* parseRenditions(subprocess.stdout);
    isComplete = true;
  } finally {
    // The consumer stopped early.
    if (!isComplete) subprocess.kill("SIGKILL");
  }
  const code = await exitCode;
  if (code !== 0) throw new TranscodeError(`the transcoder exited with ${code}`);
}

/** The output is a line of JSON with the size, then that many bytes, repeatedly. */
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
    // The process has already exited.
  }
}
