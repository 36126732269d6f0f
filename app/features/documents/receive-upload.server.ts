import { and, asc, eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { files, uploadPieces, uploads } from "#app/platform/db/schema/files.ts";
import { type FileRefusal, unreadRefusal } from "./file-rules.ts";
import {
  type RegisteredFile,
  registerFile,
  type StoredFile,
  withStoredFile,
} from "./file-store.server.ts";
import { prepareFile } from "./prepare-file.server.ts";
import { infectedRefusal, isReadable } from "./scan-status.ts";
import { isStoreUnavailableRefusal } from "./store-refusal.server.ts";
import { findUpload, type Upload } from "./upload.server.ts";

/** The result of an upload in pieces. */
export type ReceiveResult =
  | { ok: true; name: string; size: number }
  | FileRefusal
  // Not complete yet. Pages that are open during an upgrade know this code only.
  | { ok: false; reason: "file-on-its-way" };

/**
 * Checks and stores a complete upload, or refuses it; repeated calls return the same. `unreadRefusal` and
 * `file-store-unavailable` keep the upload, and the next call tries again. Returns null when the upload does not exist for
 * this actor.
 */
export async function receiveUpload(actor: Actor, id: string): Promise<ReceiveResult | null> {
  const upload = await findUpload(actor, id);
  if (!upload || upload.received < upload.size || isDecided(upload)) return toReceiveResult(upload);
  // The media feature reads it when a form uses it.
  if (upload.purpose === "medium") return toReceiveResult(upload);
  const pieces = await db()
    .select({ bytes: uploadPieces.bytes })
    .from(uploadPieces)
    .where(eq(uploadPieces.uploadId, id))
    .orderBy(asc(uploadPieces.start));
  const file = new File(
    pieces.map(({ bytes }) => new Uint8Array(bytes)),
    upload.name,
  );
  const prepared = await prepareFile(file);
  if (prepared === unreadRefusal) return unreadRefusal;
  const refusal = prepared.ok
    ? await withStoredFile(prepared, (stored) => recordDecision(upload, stored))
    : await recordDecision(upload, prepared);
  if (refusal) return refusal;
  return toReceiveResult(await findUpload(actor, id));
}

/** Stores the decision on an upload. Returns the refusal of an unavailable store, which leaves the pieces in place. */
async function recordDecision({ id, ownerId }: Upload, stored: StoredFile | FileRefusal) {
  if (isStoreUnavailableRefusal(stored)) return stored;
  await transaction(async (tx) => {
    const [current] = await tx.select().from(uploads).where(eq(uploads.id, id)).for("update");
    // Of two simultaneous requests, the first stores it.
    if (!current || isDecided(current)) return;
    // The file gets the upload's id, so that a form submitted twice is recognised (`isSameFile`).
    const registered = stored.ok ? await registerFile(tx, ownerId, { ...stored, id }) : stored;
    const decision = registered.ok ? { fileId: registered.id } : { refusal: registered.reason };
    await tx.update(uploads).set(decision).where(eq(uploads.id, id));
    await tx.delete(uploadPieces).where(eq(uploadPieces.uploadId, id));
  });
  return null;
}

const pendingRefusal = ({ purpose, received, size }: Upload): FileRefusal =>
  purpose === "file" && received === size
    ? unreadRefusal
    : { ok: false, reason: "file-on-its-way" };

const isDecided = ({ fileId, refusal }: Upload) => fileId !== null || refusal !== null;

async function toReceiveResult(upload: Upload | null): Promise<ReceiveResult | null> {
  if (!upload) return null;
  const { purpose, name, size } = upload;
  if (purpose === "medium" && upload.received === size) return { ok: true, name, size };
  if (upload.refusal) return { ok: false, reason: upload.refusal };
  if (!upload.fileId) return pendingRefusal(upload);
  const [file] = await db().select().from(files).where(eq(files.id, upload.fileId));
  return file ? { ok: true, name: file.name, size: file.size } : null;
}

/**
 * Consumes an upload for what is being saved in this transaction, once. Refuses `file-gone`, `file-on-its-way`,
 * `file-infected`, and the refusal of the file itself.
 */
export async function claimUpload(
  tx: Database,
  ownerId: string,
  id: string,
): Promise<RegisteredFile | FileRefusal> {
  const goneRefusal = { ok: false as const, reason: "file-gone" };
  if (!validate(id)) return goneRefusal;
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId)))
    .for("update");
  if (!upload) return goneRefusal;
  if (upload.refusal) return { ok: false, reason: upload.refusal };
  if (!upload.fileId) return pendingRefusal(upload);
  const [file] = await tx.select().from(files).where(eq(files.id, upload.fileId));
  if (!file) return goneRefusal;
  if (!isReadable(file.scan)) return infectedRefusal;
  await tx.delete(uploads).where(eq(uploads.id, id));
  return { ok: true, id: file.id };
}
