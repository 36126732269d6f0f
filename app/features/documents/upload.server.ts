import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { validate } from "uuid";
import { type Actor, isSignedIn, type Staff, type Student } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { uploadPieces, uploads } from "#app/platform/db/schema/files.ts";
import {
  checkFileSize,
  type FileRefusal,
  type UploadPurpose,
  uploadPurposes,
} from "./file-rules.ts";
import { deleteFile, lockUser } from "./file-store.server.ts";

export type Upload = typeof uploads.$inferSelect;
type NewUpload = { id: string; name: string; size: number; purpose?: UploadPurpose };

/** Candidates send files, and the officers who write to them; who edits the site sends its pictures and films. */
function canUpload(actor: Actor, purpose: UploadPurpose): actor is Student | Staff {
  if (actor.kind === "staff")
    return can(actor, purpose === "medium" ? "edit:content" : "write:message");
  return actor.kind === "student" && purpose === "file";
}

/**
 * Opens the sending of a file in pieces. Refuses an empty file and one that is too large for its purpose (10 MB, and
 * 100 MB for a medium). A person has ten at most, and three media: one more takes the place of the oldest, and of one
 * that is whole only when all are, so that nobody is shut out by sendings that a bad network broke. Null when the
 * actor is nobody who sends such files.
 */
export async function createUpload(
  actor: Actor,
  { id, name, size, purpose = "file" }: NewUpload,
): Promise<{ ok: true } | FileRefusal | null> {
  if (!canUpload(actor, purpose)) return null;
  const refusal = checkFileSize({ name, size }, purpose);
  if (refusal) return refusal;
  await transaction(async (tx) => {
    await lockUser(tx, actor.id);
    const userUploads = await tx
      .select()
      .from(uploads)
      .where(and(eq(uploads.ownerId, actor.id), eq(uploads.purpose, purpose)))
      .orderBy(isComplete, asc(uploads.createdAt), asc(uploads.id));
    await deleteUploads(
      tx,
      userUploads.slice(
        0,
        Math.max(0, userUploads.length - uploadPurposes[purpose].maxPending + 1),
      ),
    );
    const cleanName = name.replaceAll("\0", "").slice(0, 500);
    await tx.insert(uploads).values({ id, ownerId: actor.id, purpose, name: cleanName, size });
  });
  return { ok: true };
}

/** Nothing more is to come of it, and a form may take it. */
const isComplete = sql`
  ${uploads.fileId} is not null
  or ${uploads.purpose} = 'medium' and ${uploads.received} = ${uploads.size}`;

/** A sending of this actor; null for anybody else's, as for one that does not exist. */
export async function findUpload(
  actor: Actor,
  id: string,
  on: Database = db(),
): Promise<Upload | null> {
  if (!isSignedIn(actor) || !validate(id)) return null;
  const [upload] = await on
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, actor.id)));
  return upload && canUpload(actor, upload.purpose) ? upload : null;
}

/**
 * Takes the piece that begins at `start` and gives what has been received since the beginning, in bytes.
 * Null when the sending is not the actor's, or is not there: another piece came first.
 */
export function appendPiece(
  actor: Actor,
  id: string,
  start: number,
  bytes: Buffer,
): Promise<number | null> {
  return transaction(async (tx) => {
    if (!(await findUpload(actor, id, tx))) return null;
    const [updated] = await tx
      .update(uploads)
      .set({ received: sql`${uploads.received} + ${bytes.length}` })
      .where(and(eq(uploads.id, id), eq(uploads.received, start)))
      .returning({ received: uploads.received });
    if (!updated) return null;
    await tx.insert(uploadPieces).values({ uploadId: id, start, bytes });
    return updated.received;
  });
}

/** Stops a sending: nothing of it stays. Null when it is not there for this actor. */
export function cancelUpload(actor: Actor, id: string): Promise<{ ok: true } | null> {
  return transaction(async (tx) => {
    const upload = await findUpload(actor, id, tx);
    if (!upload) return null;
    await deleteUploads(tx, [upload]);
    return { ok: true as const };
  });
}

/** Removes sendings with their pieces, and with their files when no form has taken them; `reason` as in `dropFile`. */
export async function deleteUploads(
  tx: Database,
  expired: Upload[],
  reason: "asked" | "unused" = "asked",
): Promise<void> {
  const ids = expired.map(({ id }) => id);
  if (ids.length === 0) return;
  const deleted = await tx.delete(uploads).where(inArray(uploads.id, ids)).returning();
  for (const { fileId } of deleted) if (fileId) await deleteFile(tx, fileId, reason);
}
