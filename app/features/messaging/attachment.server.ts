import { asc, eq, sql } from "drizzle-orm";
import {
  type GivenFile,
  keepGiven,
  type ReadFile,
  readGiven,
  type StoredGiven,
  withStored,
} from "#app/features/documents/given-file.server.ts";
import { giveFile } from "#app/features/documents/keep.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { files, uploads } from "#app/platform/db/schema/files.ts";
import { attachments, messages } from "#app/platform/db/schema/messaging.ts";
import { type Attachment, type FileField, fileFields } from "./attachment.ts";
import type { LetterErrors } from "./message.ts";

/** The files of a message as a form gives them, by field. */
export type GivenFiles = Partial<Record<FileField, GivenFile>>;
type ReadFiles = [field: FileField, file: ReadFile][];
/** The same, once their bytes are in the store; what was sent in pieces was there before. */
export type StoredFiles = [field: FileField, file: StoredGiven][];

/** Reads the files of a message before anything is saved: those that are given, or the reason for each refused one. */
export async function readFiles(
  given: GivenFiles,
): Promise<{ ok: true; read: ReadFiles } | { ok: false; errors: LetterErrors }> {
  const read: ReadFiles = [];
  const errors: LetterErrors = {};
  for (const field of fileFields) {
    const one = given[field];
    if (!one) continue;
    const file = await readGiven(one);
    if (file.ok) read.push([field, file]);
    else errors[field] = file.reason;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, read };
}

/**
 * Stores the files of a message, then runs `work`, which keeps them in a transaction; what `work` did not keep is
 * removed. Throws `FilesRefused` while the store is away.
 */
export async function withStoredFiles<Result>(
  [first, ...rest]: ReadFiles,
  work: (stored: StoredFiles) => Promise<Result>,
): Promise<Result> {
  if (!first) return work([]);
  const [field, read] = first;
  return withStored(read, (stored) => {
    if (!stored.ok) throw new FilesRefused({ [field]: stored.reason });
    return withStoredFiles(rest, (others) => work([[field, stored], ...others]));
  });
}

/** A message whose files were not kept: thrown, so that nothing of it stays. */
export class FilesRefused extends Error {
  readonly errors: LetterErrors;

  constructor(errors: LetterErrors) {
    super("a file of a message is refused");
    this.errors = errors;
  }
}

/**
 * Keeps the files of a message: from then on they are those of the person of the conversation. Throws
 * `FilesRefused` when one is not the author's, not whole, or too much.
 */
export async function keepFiles(
  tx: Database,
  { messageId, authorId, personId }: { messageId: string; authorId: string; personId: string },
  stored: StoredFiles,
): Promise<void> {
  for (const [field, file] of stored) {
    const kept = await keepGiven(tx, authorId, file);
    if (!kept.ok) throw new FilesRefused({ [field]: kept.reason });
    if (authorId !== personId) await giveFile(tx, kept.id, personId);
    await tx.insert(attachments).values({ messageId, fileId: kept.id });
  }
}

/**
 * Are these the files of a message already sent? What was sent in pieces is taken once, so that a second
 * press finds it gone; bytes are compared with those that were kept.
 */
export async function hasSameFiles(tx: Database, messageId: string, stored: StoredFiles) {
  const kept = await tx
    .select({ sha256: files.sha256 })
    .from(attachments)
    .leftJoin(files, eq(files.id, attachments.fileId))
    .where(eq(attachments.messageId, messageId));
  if (kept.length !== stored.length) return false;
  const digests = new Set(kept.map(({ sha256 }) => sha256));
  for (const [, file] of stored) {
    if ("uploadId" in file) {
      const isThis = eq(sql`${uploads.id}::text`, file.uploadId);
      if ((await tx.select({ id: uploads.id }).from(uploads).where(isThis)).length > 0)
        return false;
    } else if (!digests.has(file.sha256)) return false;
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
