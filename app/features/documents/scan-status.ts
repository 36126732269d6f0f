import type { FileRefusal } from "./file-rules.ts";

/** The antivirus status of a file; `unscanned` where there is no antivirus. */
export type ScanStatus = "unscanned" | "pending" | "clean" | "infected";

export const infectedRefusal: FileRefusal = { ok: false, reason: "file-infected" };

/** Whether anybody may read it. An infected file can only be deleted. */
export function isReadable(scan: ScanStatus): boolean {
  return scan !== "infected";
}

/** Whether users other than its sender may open it: not before it is scanned. */
export function isReadableByOthers(scan: ScanStatus): boolean {
  return scan === "clean" || scan === "unscanned";
}

/** Returns null for an infected file, as if it had not been uploaded. */
export function unlessInfected<F extends { scan: ScanStatus }>(file: F | null): F | null {
  return file && isReadable(file.scan) ? file : null;
}
