import { resolve } from "node:path";
import { atMost } from "#app/platform/at-most.ts";
import { runApart } from "./apart.server.ts";
import type { FileRefusal } from "./document.ts";

/** Beside the bundle of the server, its sources are there too: Node reads this one as it is. */
const READER = resolve("app/features/documents/pdf/reader.ts");
/** In milliseconds; the largest honest document takes a third of it on two slow cores. */
export const PATIENCE = 10_000;

const oneByOne = atMost(1);

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
  const { code, said } = await oneByOne(() => runApart(reader, bytes, patience));
  // It threw, as when its package is not there: that is our fault, not the document's.
  if (code === 1) throw new Error("the reader of PDFs failed");
  const reason = code === 0 ? JSON.parse(said.toString()).reason : "file-heavy";
  return reason === null ? null : { ok: false, reason };
}
