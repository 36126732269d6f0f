import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { workerProcessPath } from "#app/platform/worker-process.ts";
import { type FileRefusal, unreadRefusal } from "./file-rules.ts";
import { runInSubprocess, SUBPROCESS_LIMITS } from "./run-in-subprocess.server.ts";

const INSPECTOR_PATH = workerProcessPath("app/features/documents/pdf/inspect-pdf-worker.ts");

const runOneAtATime = limitConcurrency(1);

export type CheckedPdf = { ok: true; bytes: Uint8Array; pages: number };

/**
 * Checks a PDF in a subprocess with little memory and time, so that a malicious one cannot harm the server. Returns the
 * bytes to store (unchanged or rewritten) and the number of pages. Returns the refusals of `inspectPdf`,
 * `file-too-complex` above the limits, and `unreadRefusal` when the machine had no time; throws when the subprocess
 * cannot start.
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
  // The worker threw, for example because a package is missing: not the document's fault.
  if (code === 1) throw new Error("the PDF inspector failed");
  if (code !== 0) return { ok: false, reason: "file-too-complex" };
  const lineEnd = output.indexOf("\n");
  const { reason, isRewritten, pages } = JSON.parse(output.subarray(0, lineEnd).toString());
  if (reason !== null) return { ok: false, reason };
  const storedBytes = isRewritten ? new Uint8Array(output.subarray(lineEnd + 1)) : bytes;
  return { ok: true, bytes: storedBytes, pages };
}
