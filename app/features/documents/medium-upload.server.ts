import { and, asc, eq, gte } from "drizzle-orm";
import { validate } from "uuid";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { uploadPieces, uploads } from "#app/platform/db/schema/files.ts";
import type { FileRefusal } from "./document.ts";
import { dropUploads, findUpload, type Upload } from "./upload.server.ts";

/** A file that came in pieces and is whole, as its sender called it. */
export type Whole = { ok: true; name: string; bytes: Uint8Array };

/**
 * The bytes of a medium that was sent in pieces; they stay where they are. Refuses a sending that is not there for this
 * actor (`file-gone`), as one that is no medium, and one of which not all has arrived (`file-on-its-way`).
 */
export async function readWhole(actor: Actor, id: string): Promise<Whole | FileRefusal> {
  const upload = await findUpload(actor, id);
  if (upload?.purpose !== "medium") return { ok: false, reason: "file-gone" };
  const { name, size, received } = upload;
  if (received < size) return { ok: false, reason: "file-on-its-way" };
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for await (const piece of piecesOf(upload)) at += piece.copy(bytes, at);
  // A form took it meanwhile.
  return at === size ? { ok: true, name, bytes } : { ok: false, reason: "file-gone" };
}

/** Some megabytes at once. */
const AT_ONCE = 32;

async function* piecesOf({ id, size }: Upload): AsyncGenerator<Buffer> {
  for (let from = 0; from < size; ) {
    const pieces = await db()
      .select({ start: uploadPieces.start, bytes: uploadPieces.bytes })
      .from(uploadPieces)
      .where(and(eq(uploadPieces.uploadId, id), gte(uploadPieces.start, from)))
      .orderBy(asc(uploadPieces.start))
      .limit(AT_ONCE);
    for (const { start, bytes } of pieces) {
      yield bytes;
      from = start + bytes.length;
    }
    if (pieces.length === 0) return;
  }
}

/** Takes a medium that was sent in pieces, once; false when it is not there for this actor any more. */
export async function takeWhole(tx: Database, actor: Actor, id: string): Promise<boolean> {
  if (!isSignedIn(actor) || !validate(id)) return false;
  const own = and(eq(uploads.id, id), eq(uploads.ownerId, actor.id));
  const [upload] = await tx.select().from(uploads).where(own).for("update");
  if (upload?.purpose !== "medium") return false;
  await dropUploads(tx, [upload]);
  return true;
}
