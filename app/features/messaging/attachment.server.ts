import { asc, eq, sql } from "drizzle-orm";
import { transferFile } from "#app/features/documents/file-store.server.ts";
import {
  type PreparedUpload,
  prepareUploadedFile,
  registerUploadedFile,
  type StoredUpload,
  type UploadedFile,
  withStoredUpload,
} from "#app/features/documents/uploaded-file.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { files, uploads } from "#app/platform/db/schema/files.ts";
import { attachments, messages } from "#app/platform/db/schema/messaging.ts";
import { type Attachment, type FileField, fileFields } from "./attachment.ts";
import type { MessageErrors } from "./message.ts";

/** The submitted files of a message, by form field. */
export type MessageUploads = Partial<Record<FileField, UploadedFile>>;
type ParsedFiles = [field: FileField, file: PreparedUpload][];
/** The files once their bytes are in the store. A file uploaded in pieces was stored before. */
export type StoredFiles = [field: FileField, file: StoredUpload][];

/** Reads and checks the submitted files before anything is saved. Returns an error code for each refused field. */
export async function readMessageUploads(
  uploads: MessageUploads,
): Promise<{ ok: true; parsed: ParsedFiles } | { ok: false; errors: MessageErrors }> {
  const prepared: ParsedFiles = [];
  const errors: MessageErrors = {};
  for (const field of fileFields) {
    const upload = uploads[field];
    if (!upload) continue;
    const file = await prepareUploadedFile(upload);
    if (file.ok) prepared.push([field, file]);
    else errors[field] = file.reason;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, parsed: prepared };
}

/**
 * Stores the bytes of the files, then calls `run`, which saves them in a transaction. Deletes the bytes that `run` did
 * not save; throws `FilesRefusedError` while the file store is unavailable.
 */
export async function withStoredFiles<Result>(
  [first, ...rest]: ParsedFiles,
  run: (stored: StoredFiles) => Promise<Result>,
): Promise<Result> {
  if (!first) return run([]);
  const [field, read] = first;
  return withStoredUpload(read, (stored) => {
    if (!stored.ok) throw new FilesRefusedError({ [field]: stored.reason });
    return withStoredFiles(rest, (others) => run([[field, stored], ...others]));
  });
}

/** Thrown so that the transaction rolls the message back with its files. */
export class FilesRefusedError extends Error {
  readonly errors: MessageErrors;

  constructor(errors: MessageErrors) {
    super("a file of a message is refused");
    this.errors = errors;
  }
}

/**
 * Saves the files of a message as files of the thread's candidate, also those of an officer. Throws `FilesRefusedError` when
 * an upload is not the author's or not complete, or a limit is exceeded.
 */
export async function saveAttachments(
  tx: Database,
  { messageId, authorId, personId }: { messageId: string; authorId: string; personId: string },
  stored: StoredFiles,
): Promise<void> {
  for (const [field, file] of stored) {
    const saved = await registerUploadedFile(tx, authorId, file);
    if (!saved.ok) throw new FilesRefusedError({ [field]: saved.reason });
    if (authorId !== personId) await transferFile(tx, saved.id, personId);
    await tx.insert(attachments).values({ messageId, fileId: saved.id });
  }
}

/**
 * Whether these are the files of a message that was already sent. An upload in pieces is consumed when it is saved, so
 * one that no longer exists counts as the same; bytes are compared by hash.
 */
export async function hasSameFiles(tx: Database, messageId: string, stored: StoredFiles) {
  const existing = await tx
    .select({ sha256: files.sha256 })
    .from(attachments)
    .leftJoin(files, eq(files.id, attachments.fileId))
    .where(eq(attachments.messageId, messageId));
  if (existing.length !== stored.length) return false;
  const hashes = new Set(existing.map(({ sha256 }) => sha256));
  for (const [, file] of stored) {
    if ("uploadId" in file) {
      const isThisUpload = eq(sql`${uploads.id}::text`, file.uploadId);
      if ((await tx.select({ id: uploads.id }).from(uploads).where(isThisUpload)).length > 0)
        return false;
    } else if (!hashes.has(file.sha256)) return false;
  }
  return true;
}

/** The files of a thread, keyed by message id. */
export async function listAttachments(tx: Database, threadId: string) {
  const rows = await tx
    .select({
      messageId: attachments.messageId,
      id: files.id,
      name: files.name,
      sizeBytes: files.size,
      scan: files.scan,
    })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.fileId))
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .where(eq(messages.threadId, threadId))
    .orderBy(asc(attachments.id));
  const byMessage = new Map<string, Attachment[]>();
  for (const { messageId, ...file } of rows)
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), file]);
  return byMessage;
}
