import { eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import type { FileRefusal } from "./file-rules.ts";
import {
  type RegisteredFile,
  registerFile,
  type StoredFile,
  withStoredFile,
} from "./file-store.server.ts";
import { type PreparedFile, prepareFile } from "./prepare-file.server.ts";
import { claimUpload } from "./receive-upload.server.ts";

/** A file as a form gives it: its bytes, or the name of the sending that brought them before. */
export type UploadedFile = File | { uploadId: string } | null;
export type PreparedUpload = PreparedFile | { ok: true; uploadId: string };

/** Reads a file before anything is saved. Refuses one that is not given, and what `prepareFile` refuses. */
export async function prepareUploadedFile(
  uploaded: UploadedFile,
): Promise<PreparedUpload | FileRefusal> {
  if (!uploaded) return { ok: false, reason: "required" };
  return uploaded instanceof File ? prepareFile(uploaded) : { ok: true, ...uploaded };
}

/** A file that is safe: its bytes are in the store, or were sent before. */
export type StoredUpload = StoredFile | { ok: true; uploadId: string };

/**
 * Stores a file that was read, then runs `work`, which names it in a transaction by `keepGiven`; what `work` did not
 * keep is removed. A refusal is handed to `work` as it is.
 */
export async function withStoredUpload<Result>(
  prepared: PreparedUpload | FileRefusal,
  command: (stored: StoredUpload | FileRefusal) => Promise<Result>,
): Promise<Result> {
  return !prepared.ok || "uploadId" in prepared
    ? command(prepared)
    : withStoredFile(prepared, command);
}

/** Keeps a stored file with what refers to it. Refuses what is not this person's, not whole, or too much. */
export async function registerUploadedFile(
  tx: Database,
  ownerId: string,
  file: StoredUpload | FileRefusal,
): Promise<RegisteredFile | FileRefusal> {
  if (!file.ok) return file;
  return "uploadId" in file
    ? claimUpload(tx, ownerId, file.uploadId)
    : registerFile(tx, ownerId, file);
}

/**
 * Keeps a file in the place of another, which the caller drops when `isNew`. A form that comes twice gives the file
 * that stands there already: it stays. Refuses as `keepGiven`.
 */
export async function registerReplacement(
  tx: Database,
  ownerId: string,
  currentId: string | null,
  file: StoredUpload | FileRefusal,
): Promise<(RegisteredFile & { isNew: boolean }) | FileRefusal> {
  if (currentId && (await isSameFile(tx, currentId, file)))
    return { ok: true, id: currentId, isNew: false };
  const registered = await registerUploadedFile(tx, ownerId, file);
  return registered.ok ? { ...registered, isNew: true } : registered;
}

/**
 * Whether a form gives the file that is kept under an id: the same sending, or the same bytes under the same name. An infected
 * file is not: it is read and scanned again.
 */
export async function isSameFile(
  on: Database,
  id: string,
  uploaded: StoredUpload | FileRefusal,
): Promise<boolean> {
  if (!uploaded.ok) return false;
  if ("uploadId" in uploaded) return uploaded.uploadId === id;
  const [registered] = await on.select().from(files).where(eq(files.id, id));
  return (
    registered?.sha256 === uploaded.sha256 &&
    registered.name === uploaded.name &&
    registered.scan !== "infected"
  );
}
