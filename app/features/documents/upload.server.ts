import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { validate } from "uuid";
import { type Actor, isSignedIn, type Staff, type Student } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
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
type NewUpload = { id: string; name: string; sizeBytes: number; purpose?: UploadPurpose };

/** Candidates upload files, and officers who write messages; editors upload media. */
function canUpload(actor: Actor, purpose: UploadPurpose): actor is Student | Staff {
  if (actor.kind === "staff")
    return can(actor, purpose === "medium" ? "edit:content" : "write:message");
  return actor.kind === "student" && purpose === "file";
}

/**
 * Creates an upload in pieces. Refuses an empty or too large file (10 MB, 100 MB for a medium). A user has at most ten,
 * or three media: a new one replaces the oldest, incomplete ones first. Returns null when the actor may not upload for
 * this purpose.
 */
export async function createUpload(
  actor: Actor,
  { id, name, sizeBytes, purpose = "file" }: NewUpload,
): Promise<{ ok: true } | FileRefusal | null> {
  if (!canUpload(actor, purpose)) return null;
  const refusal = checkFileSize({ name, size: sizeBytes }, purpose);
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
    await tx
      .insert(uploads)
      .values({ id, ownerId: actor.id, purpose, name: cleanName, size: sizeBytes });
  });
  return { ok: true };
}

/** Complete, so that a form can use it. */
const isComplete = sql`
  ${uploads.fileId} is not null
  or ${uploads.purpose} = 'medium' and ${uploads.received} = ${uploads.size}`;

/** Finds an upload of the actor; null for others, as for unknown ones. */
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
 * Appends the piece that begins at byte `start`, and returns the bytes received in total. Null when the upload is
 * unknown to this actor, or another piece came first.
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

/** Deletes an upload; null when it is unknown to this actor. */
export function cancelUpload(actor: Actor, id: string): Promise<{ ok: true } | null> {
  return transaction(async (tx) => {
    const upload = await findUpload(actor, id, tx);
    if (!upload) return null;
    await deleteUploads(tx, [upload]);
    return { ok: true as const };
  });
}

/** Deletes uploads with their pieces, and their files if no form has used them; `reason` as in `deleteFile`. */
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
