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

/** The files of a message as a form gives them, by field. */
export type MessageUploads = Partial<Record<FileField, UploadedFile>>;
type ParsedFiles = [field: FileField, file: PreparedUpload][];
/** The same, once their bytes are in the store; what was sent in pieces was there before. */
export type StoredFiles = [field: FileField, file: StoredUpload][];

/** Reads the files of a message before anything is saved: those that are given, or the reason for each refused one. */
export async function readMessageUploads(
  uploads: MessageUploads,
): Promise<{ ok: true; parsed: ParsedFiles } | { ok: false; errors: MessageErrors }> {
  const read: ParsedFiles = [];
  const errors: MessageErrors = {};
  for (const field of fileFields) {
    const upload = uploads[field];
    if (!upload) continue;
    const file = await prepareUploadedFile(upload);
    if (file.ok) read.push([field, file]);
    else errors[field] = file.reason;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, parsed: read };
}

/**
 * Stores the files of a message, then runs `work`, which keeps them in a transaction; what `work` did not keep is
 * removed. Throws `FilesRefused` while the store is away.
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

/** A message whose files were not kept: thrown, so that nothing of it stays. */
export class FilesRefusedError extends Error {
  readonly errors: MessageErrors;

  constructor(errors: MessageErrors) {
    super("a file of a message is refused");
    this.errors = errors;
  }
}

/**
 * Keeps the files of a message: from then on they are those of the person of the conversation. Throws
 * `FilesRefused` when one is not the author's, not whole, or too much.
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
 * Are these the files of a message already sent? What was sent in pieces is taken once, so that a second
 * press finds it gone; bytes are compared with those that were kept.
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

/** The files of a conversation, by message. */
export async function listAttachments(tx: Database, threadId: string) {
  const rows = await tx
    .select({
      messageId: attachments.messageId,
      id: files.id,
      name: files.name,
      size: files.size,
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
