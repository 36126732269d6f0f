import { and, asc, eq, gte } from "drizzle-orm";
import { validate } from "uuid";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { uploadPieces, uploads } from "#app/platform/db/schema/files.ts";
import type { FileRefusal } from "./file-rules.ts";
import { deleteUploads, findUpload, type Upload } from "./upload.server.ts";

/** A complete upload with the name its sender gave. */
export type CompleteUpload = { ok: true; name: string; bytes: Uint8Array };

/**
 * Reads the bytes of a complete media upload, which stays in place. Refuses `file-gone` (unknown, another user's, or no
 * medium) and `file-on-its-way` (incomplete).
 */
export async function readMediumUpload(
  actor: Actor,
  id: string,
): Promise<CompleteUpload | FileRefusal> {
  const upload = await findUpload(actor, id);
  if (upload?.purpose !== "medium") return { ok: false, reason: "file-gone" };
  const { name, size, received } = upload;
  if (received < size) return { ok: false, reason: "file-on-its-way" };
  const bytes = Buffer.allocUnsafe(size);
  let offset = 0;
  for await (const piece of streamPieces(upload)) offset += piece.copy(bytes, offset);
  // A form has consumed it meanwhile.
  return offset === size ? { ok: true, name, bytes } : { ok: false, reason: "file-gone" };
}

/** Reads some megabytes per query. */
const PIECES_PER_QUERY = 32;

async function* streamPieces({ id, size }: Upload): AsyncGenerator<Buffer> {
  for (let from = 0; from < size; ) {
    const pieces = await db()
      .select({ start: uploadPieces.start, bytes: uploadPieces.bytes })
      .from(uploadPieces)
      .where(and(eq(uploadPieces.uploadId, id), gte(uploadPieces.start, from)))
      .orderBy(asc(uploadPieces.start))
      .limit(PIECES_PER_QUERY);
    for (const { start, bytes } of pieces) {
      yield bytes;
      from = start + bytes.length;
    }
    if (pieces.length === 0) return;
  }
}

/** Consumes a media upload; false when it no longer exists for this actor. */
export async function claimMediumUpload(tx: Database, actor: Actor, id: string): Promise<boolean> {
  if (!isSignedIn(actor) || !validate(id)) return false;
  const isOwnUpload = and(eq(uploads.id, id), eq(uploads.ownerId, actor.id));
  const [upload] = await tx.select().from(uploads).where(isOwnUpload).for("update");
  if (upload?.purpose !== "medium") return false;
  await deleteUploads(tx, [upload]);
  return true;
}
