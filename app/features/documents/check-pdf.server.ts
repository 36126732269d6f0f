import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import type { FileRefusal } from "./document.ts";

/** Beside the bundle of the server, its sources are there too: Node reads this one as it is. */
const READER = resolve("app/features/documents/pdf/reader.ts");
/** What a reader may take: it can neither write nor start anything. */
const LIMITS = ["--max-old-space-size=192", "--permission", `--allow-fs-read=${resolve(".")}`];
/** In milliseconds; the largest honest document takes a third of it on two slow cores. */
export const PATIENCE = 10_000;
/** Documents read at the same time by this process; the others wait. */
const AT_ONCE = 1;

let reading = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a PDF in a process apart, with little memory and time, so that one made to harm takes nothing from
 * the others. Refuses what `inspectPdf` refuses, and what cannot be read within the limits. Throws when the
 * reader itself cannot start.
 */
export async function checkPdf(
  bytes: Uint8Array,
  patience = PATIENCE,
  reader = READER,
): Promise<FileRefusal | null> {
  if (reading >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else reading += 1;
  try {
    const reason = await readApart(bytes, patience, reader);
    return reason === null ? null : { ok: false, reason };
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

async function readApart(
  bytes: Uint8Array,
  patience: number,
  program: string,
): Promise<string | null> {
  const reader = spawn(process.execPath, [...LIMITS, program], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout: patience,
    killSignal: "SIGKILL",
    // None of our secrets goes there.
    env: { NODE_NO_WARNINGS: "1" },
  });
  // Who reads pages goes first.
  if (reader.pid) giveWay(reader.pid);
  const ended = new Promise<number | null>((done, failed) => {
    reader.once("error", failed);
    reader.once("close", done);
  });
  // A reader that was ended no longer listens; how it ended says so.
  reader.stdin.on("error", () => {});
  reader.stdin.end(bytes);
  const [said, code] = await Promise.all([text(reader.stdout), ended]);
  if (code === 0) return JSON.parse(said).reason;
  // It threw, as when its package is not there: that is our fault, not the document's.
  if (code === 1) throw new Error("the reader of PDFs failed");
  return "file-heavy";
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}
