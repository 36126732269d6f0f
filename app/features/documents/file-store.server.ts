import { createHash } from "node:crypto";
import { count, eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
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

/** Where the store has them. */
export const FILES_FOLDER = "proofs";

export type RegisteredFile = { ok: true; id: string };

/** A file whose bytes are in the store and that no row names yet. `size` is in bytes. */
export type StoredFile = {
  ok: true;
  id: string;
  key: string;
  name: string;
  type: FileType;
  size: number;
  sha256: string;
  pageCount: number | null;
};

/**
 * Puts a prepared file in the store, outside any transaction; `keepFile` then gives it its row, and `discardStored`
 * is for a file that was not kept after all. Refuses while the store is out of reach or full (`file-store-away`).
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
  const size = bytes.length;
  return refusal ?? { ok: true, id, key, name, type, size, sha256: sha256Hex(bytes), pageCount };
}

/** Stores a file, then runs `work`, which keeps it in a transaction; what `work` did not keep is removed. */
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
 * Gives a stored file its row and its owner. Where the school has an antivirus, the file waits for it. Refuses one
 * that is too many for the owner (`files-full`), and one that waited so long that a sweep removed it (`file-gone`).
 */
export async function registerFile(
  tx: Database,
  ownerId: string,
  stored: StoredFile,
): Promise<RegisteredFile | FileRefusal> {
  const { ok: _, ...file } = stored;
  const refusal = await checkQuota(tx, ownerId, file.size);
  if (refusal) return refusal;
  if (!(await claimObjects(tx, [file.key])).has(file.key))
    return { ok: false, reason: "file-gone" };
  const scan = config().scanner ? "pending" : "unscanned";
  await tx.insert(files).values({ ...file, ownerId, scan });
  if (scan === "pending") await enqueue(tx, FILE_REGISTERED, { fileId: file.id });
  return { ok: true, id: file.id };
}

/**
 * Removes a stored file unless a row names it: safe also when it is unknown whether the transaction that names it
 * was committed. What fails here is left to the sweep.
 */
export async function discardUnregistered({ key }: StoredFile): Promise<void> {
  const discard = async (tx: Database) => {
    const isUnclaimed = (await claimObjects(tx, [key])).has(key);
    if (isUnclaimed) await requestRemoval(tx, [key], { reason: "asked" });
  };
  await transaction(discard).catch((err) => log().warn({ err, key }, "a file waits for the sweep"));
}

/** How much a person may keep here. Their row is locked: files that come together are counted one by one. */
async function checkQuota(tx: Database, ownerId: string, size: number) {
  await lockUser(tx, ownerId);
  const [usage] = await tx
    .select({ n: count(), bytes: sql<number>`coalesce(sum(${files.size}), 0)::float` })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  const [n, bytes] = [usage?.n ?? 0, usage?.bytes ?? 0];
  const isFull = n >= MAX_FILES_PER_USER || bytes + size > MAX_BYTES_PER_USER;
  return isFull ? { ok: false as const, reason: "files-full" } : null;
}

/** What is counted for a person changes one transaction at a time. */
export async function lockUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** The file is that person's from now on: counted with theirs, told to them, gone with their account. */
export async function transferFile(tx: Database, id: string, newOwnerId: string): Promise<void> {
  await tx.update(files).set({ ownerId: newOwnerId }).where(eq(files.id, id));
}

/**
 * Removes a file that nothing refers to any more; its bytes go after the transaction. `asked`: a person did what
 * removes it, and nothing of it stays; `unused`: nobody did, and it is in the trash for thirty days.
 */
export async function deleteFile(
  tx: Database,
  id: string,
  reason: "asked" | "unused" = "asked",
): Promise<void> {
  const [deleted] = await tx.delete(files).where(eq(files.id, id)).returning();
  if (deleted) await requestRemoval(tx, [deleted.key], { reason, ownerId: deleted.ownerId });
}

/** Does a file have its bytes under this key? */
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

/** What is known of a file; null when there is none, or the text is no identifier. */
export async function findFile(id: string, on: Database = db()): Promise<FileRecord | null> {
  if (!validate(id)) return null;
  const [file] = await on.select().from(files).where(eq(files.id, id));
  return file ? { ...file, type: file.type as FileType } : null;
}

/** The bytes of a file. Throws when they are not those that were kept, and when a virus is in them. */
export async function readFile(file: FileRecord): Promise<Uint8Array> {
  if (!isReadable(file.scan)) throw new Error(`the file ${file.id} is in quarantine`);
  return readUnscannedFile(file);
}

/** The same without asking what the antivirus said: for itself. */
export async function readUnscannedFile(file: FileRecord): Promise<Uint8Array> {
  const bytes = await getFile(file.key);
  if (sha256Hex(bytes) !== file.sha256) throw new Error(`the file ${file.id} is not what was kept`);
  return bytes;
}

function sha256Hex(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
