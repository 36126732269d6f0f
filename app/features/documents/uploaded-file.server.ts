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

/** A submitted file: its content, or the id of an upload in pieces. */
export type UploadedFile = File | { uploadId: string } | null;
export type PreparedUpload = PreparedFile | { ok: true; uploadId: string };

/** Reads a submitted file before anything is saved. Refuses `required` and the errors of `prepareFile`. */
export async function prepareUploadedFile(
  uploaded: UploadedFile,
): Promise<PreparedUpload | FileRefusal> {
  if (!uploaded) return { ok: false, reason: "required" };
  return uploaded instanceof File ? prepareFile(uploaded) : { ok: true, ...uploaded };
}

/** A file whose bytes are in the store, or were uploaded before. */
export type StoredUpload = StoredFile | { ok: true; uploadId: string };

/**
 * Stores a prepared file, then runs `command`, which registers it in a transaction; deletes the bytes if it did not. A
 * refusal is passed to `command`.
 */
export async function withStoredUpload<Result>(
  prepared: PreparedUpload | FileRefusal,
  command: (stored: StoredUpload | FileRefusal) => Promise<Result>,
): Promise<Result> {
  return !prepared.ok || "uploadId" in prepared
    ? command(prepared)
    : withStoredFile(prepared, command);
}

/** Registers a stored file or consumes an upload. Returns the refusals of `registerFile` and `claimUpload`. */
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
 * Registers a file that replaces another; when `isNew`, the caller deletes the old one. A form submitted twice gives
 * the current file again, which stays. Refusals of `registerUploadedFile`.
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
 * Whether a form submits the file that is already registered under `id`: the same upload, or the same bytes and name.
 * Never for an infected file, which is then checked again.
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
