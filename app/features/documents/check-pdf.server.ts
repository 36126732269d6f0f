import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { workerProcessPath } from "#app/platform/worker-process.ts";
import { type FileRefusal, unreadRefusal } from "./file-rules.ts";
import { runInSubprocess, SUBPROCESS_LIMITS } from "./run-in-subprocess.server.ts";

const INSPECTOR_PATH = workerProcessPath("app/features/documents/pdf/inspect-pdf-worker.ts");

const runOneAtATime = limitConcurrency(1);

export type CheckedPdf = { ok: true; bytes: Uint8Array; pages: number };

/**
 * Reads a PDF in a process apart, with little memory and time, so that one made to harm takes nothing from
 * the others; gives the bytes to keep, which are those that were sent or the same document written again, and their pages. Refuses what
 * `inspectPdf` refuses, what cannot be read within the limits, and as `unread` what the machine had no time for. Throws
 * when the reader itself cannot start.
 */
export async function checkPdf(
  bytes: Uint8Array,
  limits = SUBPROCESS_LIMITS,
  inspectorPath = INSPECTOR_PATH,
): Promise<CheckedPdf | FileRefusal> {
  const { code, isTimedOut, output } = await runOneAtATime(() =>
    runInSubprocess(inspectorPath, bytes, limits),
  );
  if (isTimedOut) return unreadRefusal;
  // It threw, as when its package is not there: that is our fault, not the document's.
  if (code === 1) throw new Error("the reader of PDFs failed");
  if (code !== 0) return { ok: false, reason: "file-heavy" };
  const lineEnd = output.indexOf("\n");
  const { reason, isRewritten, pages } = JSON.parse(output.subarray(0, lineEnd).toString());
  if (reason !== null) return { ok: false, reason };
  const storedBytes = isRewritten ? new Uint8Array(output.subarray(lineEnd + 1)) : bytes;
  return { ok: true, bytes: storedBytes, pages };
}
