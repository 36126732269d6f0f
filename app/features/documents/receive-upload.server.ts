import { and, asc, eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { files, uploadPieces, uploads } from "#app/platform/db/schema/files.ts";
import { type FileRefusal, unread } from "./document.ts";
import { type Kept, keepFile, type StoredFile, withStoredFile } from "./keep.server.ts";
import { prepareFile } from "./prepare.server.ts";
import { infected, mayBeRead } from "./scan.ts";
import { isStoreAway } from "./store-away.server.ts";
import { findUpload, type Upload } from "./upload.server.ts";

/** What has become of a file that was sent in pieces. */
export type Received =
  | { ok: true; name: string; size: number }
  | FileRefusal
  /** Not all of it has arrived. */
  | { ok: false; reason: "file-on-its-way" };

/**
 * Once the last piece of a sending is there: its file is read, cleaned and kept, or refused; asked again, it
 * answers the same. What the machine had no time to read (`unread`), and what the store could not take
 * (`file-store-away`), waits whole and is tried when it is asked for again. Null when the sending is not there for this actor.
 */
export async function receiveUpload(actor: Actor, id: string): Promise<Received | null> {
  const upload = await findUpload(actor, id);
  if (!upload || upload.received < upload.size || isDecided(upload)) return told(upload);
  // The room of the media reads it when a form gives it.
  if (upload.purpose === "medium") return told(upload);
  const pieces = await db()
    .select({ bytes: uploadPieces.bytes })
    .from(uploadPieces)
    .where(eq(uploadPieces.uploadId, id))
    .orderBy(asc(uploadPieces.start));
  const sent = new File(
    pieces.map(({ bytes }) => new Uint8Array(bytes)),
    upload.name,
  );
  const prepared = await prepareFile(sent);
  if (prepared === unread) return unread;
  const away = prepared.ok
    ? await withStoredFile(prepared, (stored) => decide(upload, stored))
    : await decide(upload, prepared);
  if (away) return away;
  return told(await findUpload(actor, id));
}

/** Writes down what has become of a sending. Gives the refusal of a store that is away: its pieces wait for it. */
async function decide({ id, ownerId }: Upload, stored: StoredFile | FileRefusal) {
  if (isStoreAway(stored)) return stored;
  await transaction(async (tx) => {
    const [still] = await tx.select().from(uploads).where(eq(uploads.id, id)).for("update");
    // Two requests may have read it; one keeps it.
    if (!still || isDecided(still)) return;
    // The file has the id of its sending: a form that gives it twice is known by it (`isSameFile`).
    const kept = stored.ok ? await keepFile(tx, ownerId, { ...stored, id }) : stored;
    const decision = kept.ok ? { fileId: kept.id } : { refusal: kept.reason };
    await tx.update(uploads).set(decision).where(eq(uploads.id, id));
    await tx.delete(uploadPieces).where(eq(uploadPieces.uploadId, id));
  });
  return null;
}

const notYet = ({ purpose, received, size }: Upload): FileRefusal =>
  purpose === "file" && received === size ? unread : { ok: false, reason: "file-on-its-way" };

const isDecided = ({ fileId, refusal }: Upload) => fileId !== null || refusal !== null;

async function told(upload: Upload | null): Promise<Received | null> {
  if (!upload) return null;
  const { purpose, name, size } = upload;
  if (purpose === "medium" && upload.received === size) return { ok: true, name, size };
  if (upload.refusal) return { ok: false, reason: upload.refusal };
  if (!upload.fileId) return notYet(upload);
  const [file] = await db().select().from(files).where(eq(files.id, upload.fileId));
  return file ? { ok: true, name: file.name, size: file.size } : null;
}

/**
 * Takes the file of a sending for what is being saved in this transaction, once. Refuses one that is not
 * whole, that was not kept, in which a virus was found, or that is not this person's.
 */
export async function takeUpload(
  tx: Database,
  ownerId: string,
  id: string,
): Promise<Kept | FileRefusal> {
  const gone = { ok: false as const, reason: "file-gone" };
  if (!validate(id)) return gone;
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId)))
    .for("update");
  if (!upload) return gone;
  if (upload.refusal) return { ok: false, reason: upload.refusal };
  if (!upload.fileId) return notYet(upload);
  const [file] = await tx.select().from(files).where(eq(files.id, upload.fileId));
  if (!file) return gone;
  if (!mayBeRead(file.scan)) return infected;
  await tx.delete(uploads).where(eq(uploads.id, id));
  return { ok: true, id: file.id };
}
