import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { programApart } from "#app/platform/program-apart.ts";
import type { FileToMake } from "../medium.ts";

const MAKER = programApart("app/features/media/maker/maker.ts");
/** What the maker may do: read our folder, and load the library that draws; it writes and starts nothing. */
const LIMITS = [
  "--max-old-space-size=256",
  "--permission",
  "--allow-addons",
  `--allow-fs-read=${resolve(".")}`,
];
/** For all the files of one picture, in milliseconds: the largest takes a fifth of it on two slow cores. */
const PATIENCE = 180_000;

export type MadeFile = { file: string; bytes: Buffer };

/** The maker failed, was ended, or took too long or too much: its picture is at fault, or the machine. */
export class MakerFailed extends Error {}

/**
 * Makes files of a picture in a process apart, which gives way to those that answer readers; each comes as soon as
 * it is made. Throws `MakerFailed`: what came before is good. Tests give another program and less patience, in
 * milliseconds.
 */
export async function* makeApart(
  original: Uint8Array,
  wanted: FileToMake[],
  { program = MAKER, patience = PATIENCE } = {},
): AsyncGenerator<MadeFile> {
  const maker = spawn(process.execPath, [...LIMITS, program, JSON.stringify(wanted)], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout: patience,
    killSignal: "SIGKILL",
    // None of our secrets goes there.
    env: { NODE_NO_WARNINGS: "1" },
  });
  if (maker.pid) giveWay(maker.pid);
  const ended = new Promise<number | null>((done) => {
    maker.once("error", () => done(null));
    maker.once("close", done);
  });
  // One that was ended no longer listens; how it ended says so.
  maker.stdin.on("error", () => {});
  maker.stdin.end(original);
  let heard = false;
  try {
    yield* filesIn(maker.stdout);
    heard = true;
  } finally {
    // Whoever asked wants no more of it.
    if (!heard) maker.kill("SIGKILL");
  }
  const code = await ended;
  if (code !== 0) throw new MakerFailed(`the maker of pictures ended with ${code}`);
}

/** A line of JSON, then the bytes it speaks of, again and again. */
async function* filesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<MadeFile> {
  let held = Buffer.alloc(0);
  let coming: { file: string; size: number } | undefined;
  for await (const chunk of stream) {
    held = Buffer.concat([held, chunk]);
    for (;;) {
      if (!coming) {
        const end = held.indexOf("\n");
        if (end < 0) break;
        coming = JSON.parse(held.toString("utf8", 0, end)) as { file: string; size: number };
        held = held.subarray(end + 1);
      }
      if (held.length < coming.size) break;
      yield { file: coming.file, bytes: held.subarray(0, coming.size) };
      held = held.subarray(coming.size);
      coming = undefined;
    }
  }
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}
