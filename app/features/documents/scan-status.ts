import type { FileRefusal } from "./document.ts";

/** What the antivirus says of a kept file; `unscanned` where the school has none. */
export type Scan = "unscanned" | "pending" | "clean" | "infected";

/** What is told of a file in which a virus was found. */
export const infected: FileRefusal = { ok: false, reason: "file-infected" };

/** May anybody at all read it? Nobody opens what a virus was found in; it can only be removed. */
export function mayBeRead(scan: Scan): boolean {
  return scan !== "infected";
}

/** May somebody who did not give it open it? Not before the antivirus has answered. */
export function mayBeShown(scan: Scan): boolean {
  return scan === "clean" || scan === "unscanned";
}

/** The file, unless a virus was found in it: it is then as if it had not been given. */
export function accepted<F extends { scan: Scan }>(file: F | null): F | null {
  return file && mayBeRead(file.scan) ? file : null;
}
