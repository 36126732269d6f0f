import { count, eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { sha256 } from "#app/platform/sha256.server.ts";
import { requestRemoval } from "#app/platform/storage/remove-files.server.ts";
import { getFile } from "#app/platform/storage/storage.server.ts";
import { claimObjects, storeObject } from "#app/platform/storage/stored-objects.server.ts";
import {
  type FileRefusal,
  type FileType,
  MAX_BYTES_PER_USER,
  MAX_FILES_PER_USER,
} from "./file-rules.ts";
import { FILE_REGISTERED } from "./jobs.server.ts";
import type { PreparedFile } from "./prepare-file.server.ts";
import { isReadable, type ScanStatus } from "./scan-status.ts";
import { refuseWhenStoreUnavailable } from "./store-refusal.server.ts";

/** Prefix of the keys of all files of candidates: proofs, photos and attachments. Stored keys begin with it. */
export const FILES_FOLDER = "proofs";

export type RegisteredFile = { ok: true; id: string };

/** A file whose bytes are stored and that has no row yet. */
export type StoredFile = {
  ok: true;
  id: string;
  key: string;
  name: string;
  type: FileType;
  sizeBytes: number;
  sha256: string;
  pageCount: number | null;
};

/**
 * Stores the bytes of a prepared file, outside any transaction; `registerFile` then creates its row. Refuses
 * `file-store-unavailable` while the store is unavailable or full.
 */
export async function storeFile({
  name,
  type,
  bytes,
  pages: pageCount,
}: PreparedFile): Promise<StoredFile | FileRefusal> {
  const id = newId();
  const key = `${FILES_FOLDER}/${id}`;
  const refusal = await refuseWhenStoreUnavailable(() => storeObject(key, bytes, type));
  const sizeBytes = bytes.length;
  return (
    refusal ?? { ok: true, id, key, name, type, sizeBytes, sha256: sha256Hex(bytes), pageCount }
  );
}

/**
 * Stores a file, then runs `command` with it or with the refusal. The command registers it in a transaction; deletes
 * the bytes if it did not.
 */
export async function withStoredFile<Result>(
  prepared: PreparedFile,
  command: (stored: StoredFile | FileRefusal) => Promise<Result>,
): Promise<Result> {
  const stored = await storeFile(prepared);
  if (!stored.ok) return command(stored);
  try {
    return await command(stored);
  } finally {
    await discardUnregistered(stored);
  }
}

/**
 * Creates the row of a stored file with its owner, and queues the antivirus scan if there is one. Refuses
 * `file-quota-exceeded` (quota), and `file-gone` when a sweep has removed it meanwhile.
 */
export async function registerFile(
  tx: Database,
  ownerId: string,
  stored: StoredFile,
): Promise<RegisteredFile | FileRefusal> {
  const { ok: _, sizeBytes, ...file } = stored;
  const refusal = await checkQuota(tx, ownerId, sizeBytes);
  if (refusal) return refusal;
  if (!(await claimObjects(tx, [file.key])).has(file.key))
    return { ok: false, reason: "file-gone" };
  const scan = config().scanner ? "pending" : "unscanned";
  await tx.insert(files).values({ ...file, size: sizeBytes, ownerId, scan });
  if (scan === "pending") await enqueue(tx, FILE_REGISTERED, { fileId: file.id });
  return { ok: true, id: file.id };
}

/**
 * Removes a stored file unless a row references it, also when it is unknown whether the transaction was committed.
 * Errors are left to the sweep.
 */
export async function discardUnregistered({ key }: StoredFile): Promise<void> {
  const discard = async (tx: Database) => {
    const isUnclaimed = (await claimObjects(tx, [key])).has(key);
    if (isUnclaimed) await requestRemoval(tx, [key], { reason: "asked" });
  };
  await transaction(discard).catch((err) =>
    log().warn({ err, key }, "a file is left to the sweep"),
  );
}

/**
 * Refuses a file beyond the owner's quota. Locks the owner's row, so that simultaneous files are counted one by one.
 */
async function checkQuota(tx: Database, ownerId: string, sizeBytes: number) {
  await lockUser(tx, ownerId);
  const [usage] = await tx
    .select({ n: count(), bytes: sql<number>`coalesce(sum(${files.size}), 0)::float` })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  const [n, bytes] = [usage?.n ?? 0, usage?.bytes ?? 0];
  const isFull = n >= MAX_FILES_PER_USER || bytes + sizeBytes > MAX_BYTES_PER_USER;
  return isFull ? { ok: false as const, reason: "file-quota-exceeded" } : null;
}

/** Locks a user's row, so that their quota is counted by one transaction at a time. */
export async function lockUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** Makes another user the owner: for the quota, the data export and the erasure of the account. */
export async function transferFile(tx: Database, id: string, newOwnerId: string): Promise<void> {
  await tx.update(files).set({ ownerId: newOwnerId }).where(eq(files.id, id));
}

/**
 * Deletes a file, whose references the caller removes first; its bytes are removed after the transaction. `asked`: a
 * person removed it, so nothing stays; `unused`: it goes to the trash for thirty days.
 */
export async function deleteFile(
  tx: Database,
  id: string,
  reason: "asked" | "unused" = "asked",
): Promise<void> {
  const [deleted] = await tx.delete(files).where(eq(files.id, id)).returning();
  if (deleted) await requestRemoval(tx, [deleted.key], { reason, ownerId: deleted.ownerId });
}

/** Whether a file row uses this key. */
export async function isFileKey(key: string): Promise<boolean> {
  const [file] = await db().select({ id: files.id }).from(files).where(eq(files.key, key));
  return file !== undefined;
}

export type FileRecord = {
  id: string;
  ownerId: string;
  key: string;
  name: string;
  type: FileType;
  sha256: string;
  scan: ScanStatus;
  pageCount: number | null;
};

/** Finds a file; null when it does not exist, or the id is invalid. */
export async function findFile(id: string, on: Database = db()): Promise<FileRecord | null> {
  if (!validate(id)) return null;
  const [file] = await on.select().from(files).where(eq(files.id, id));
  return file ? { ...file, type: file.type as FileType } : null;
}

/**
 * Reads a file. Throws when its hash differs, and when it is infected; a file that waits for its scan can be read
 * (`isReadableByOthers` decides for other users).
 */
export async function readFile(file: FileRecord): Promise<Uint8Array> {
  if (!isReadable(file.scan)) throw new Error(`the file ${file.id} is infected`);
  return readUnscannedFile(file);
}

/** Reads a file regardless of its scan status, for the scanner. */
export async function readUnscannedFile(file: FileRecord): Promise<Uint8Array> {
  const bytes = await getFile(file.key);
  if (sha256Hex(bytes) !== file.sha256)
    throw new Error(`the file ${file.id} does not match its stored hash`);
  return bytes;
}

function sha256Hex(bytes: Uint8Array): string {
  return sha256(bytes, "hex");
}
