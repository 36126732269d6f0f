import { eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import type { FileRefusal } from "./document.ts";
import { type Kept, keepFile, type StoredFile, withStoredFile } from "./keep.server.ts";
import { type Prepared, prepareFile } from "./prepare.server.ts";
import { takeUpload } from "./receive.server.ts";

/** A file as a form gives it: its bytes, or the name of the sending that brought them before. */
export type GivenFile = File | { uploadId: string } | null;
export type ReadFile = Prepared | { ok: true; uploadId: string };

/** Reads a file before anything is saved. Refuses one that is not given, and what `prepareFile` refuses. */
export async function readGiven(given: GivenFile): Promise<ReadFile | FileRefusal> {
  if (!given) return { ok: false, reason: "required" };
  return given instanceof File ? prepareFile(given) : { ok: true, ...given };
}

/** A file that is safe: its bytes are in the store, or were sent before. */
export type StoredGiven = StoredFile | { ok: true; uploadId: string };

/**
 * Stores a file that was read, then runs `work`, which names it in a transaction by `keepGiven`; what `work` did not
 * keep is removed. A refusal is handed to `work` as it is.
 */
export async function withStored<Result>(
  read: ReadFile | FileRefusal,
  work: (stored: StoredGiven | FileRefusal) => Promise<Result>,
): Promise<Result> {
  return !read.ok || "uploadId" in read ? work(read) : withStoredFile(read, work);
}

/** Keeps a stored file with what refers to it. Refuses what is not this person's, not whole, or too much. */
export async function keepGiven(
  tx: Database,
  ownerId: string,
  file: StoredGiven | FileRefusal,
): Promise<Kept | FileRefusal> {
  if (!file.ok) return file;
  return "uploadId" in file ? takeUpload(tx, ownerId, file.uploadId) : keepFile(tx, ownerId, file);
}

/**
 * Keeps a file in the place of another, which the caller drops when `isNew`. A form that comes twice gives the file
 * that stands there already: it stays. Refuses as `keepGiven`.
 */
export async function keepInPlace(
  tx: Database,
  ownerId: string,
  currentId: string | null,
  file: StoredGiven | FileRefusal,
): Promise<(Kept & { isNew: boolean }) | FileRefusal> {
  if (currentId && (await isSameFile(tx, currentId, file)))
    return { ok: true, id: currentId, isNew: false };
  const kept = await keepGiven(tx, ownerId, file);
  return kept.ok ? { ...kept, isNew: true } : kept;
}

/**
 * Whether a form gives the file that is kept under an id: the same sending, or the same bytes under the same name. An infected
 * file is not: it is read and scanned again.
 */
export async function isSameFile(
  on: Database,
  id: string,
  given: StoredGiven | FileRefusal,
): Promise<boolean> {
  if (!given.ok) return false;
  if ("uploadId" in given) return given.uploadId === id;
  const [kept] = await on.select().from(files).where(eq(files.id, id));
  return kept?.sha256 === given.sha256 && kept.name === given.name && kept.scan !== "infected";
}
