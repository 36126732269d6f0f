import type { FileRefusal } from "./file-rules.ts";

/** What the antivirus says of a kept file; `unscanned` where the school has none. */
export type ScanStatus = "unscanned" | "pending" | "clean" | "infected";

/** What is told of a file in which a virus was found. */
export const infectedRefusal: FileRefusal = { ok: false, reason: "file-infected" };

/** May anybody at all read it? Nobody opens what a virus was found in; it can only be removed. */
export function isReadable(scan: ScanStatus): boolean {
  return scan !== "infected";
}

/** May somebody who did not give it open it? Not before the antivirus has answered. */
export function isReadableByOthers(scan: ScanStatus): boolean {
  return scan === "clean" || scan === "unscanned";
}

/** The file, unless a virus was found in it: it is then as if it had not been given. */
export function unlessInfected<F extends { scan: ScanStatus }>(file: F | null): F | null {
  return file && isReadable(file.scan) ? file : null;
}
