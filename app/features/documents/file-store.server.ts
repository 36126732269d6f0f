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
import { askRemoval } from "#app/platform/storage/removals.server.ts";
import { getFile } from "#app/platform/storage/storage.server.ts";
import { claimObjects, storeObject } from "#app/platform/storage/stored-objects.server.ts";
import { type FileRefusal, type Kind, MOST_BYTES, MOST_FILES } from "./document.ts";
import { FILE_KEPT } from "./jobs.server.ts";
import type { Prepared } from "./prepare.server.ts";
import { mayBeRead, type Scan } from "./scan.ts";
import { refusalWhenAway } from "./store-away.server.ts";

/** Where the store has them. */
export const FOLDER = "proofs";

export type Kept = { ok: true; id: string };

/** A file whose bytes are in the store and that no row names yet. `size` is in bytes. */
export type StoredFile = {
  ok: true;
  id: string;
  key: string;
  name: string;
  type: Kind;
  size: number;
  sha256: string;
  pageCount: number | null;
};

/**
 * Puts a prepared file in the store, outside any transaction; `keepFile` then gives it its row, and `discardStored`
 * is for a file that was not kept after all. Refuses while the store is out of reach or full (`file-store-away`).
 */
export async function storeBytes({
  name,
  type,
  bytes,
  pages: pageCount,
}: Prepared): Promise<StoredFile | FileRefusal> {
  const id = newId();
  const key = `${FOLDER}/${id}`;
  const away = await refusalWhenAway(() => storeObject(key, bytes, type));
  const size = bytes.length;
  return away ?? { ok: true, id, key, name, type, size, sha256: digest(bytes), pageCount };
}

/** Stores a file, then runs `work`, which keeps it in a transaction; what `work` did not keep is removed. */
export async function withStoredFile<Result>(
  prepared: Prepared,
  work: (stored: StoredFile | FileRefusal) => Promise<Result>,
): Promise<Result> {
  const stored = await storeBytes(prepared);
  if (!stored.ok) return work(stored);
  try {
    return await work(stored);
  } finally {
    await discardStored(stored);
  }
}

/**
 * Gives a stored file its row and its owner. Where the school has an antivirus, the file waits for it. Refuses one
 * that is too many for the owner (`files-full`), and one that waited so long that a sweep removed it (`file-gone`).
 */
export async function keepFile(
  tx: Database,
  ownerId: string,
  stored: StoredFile,
): Promise<Kept | FileRefusal> {
  const { ok: _, ...file } = stored;
  const refusal = await checkQuota(tx, ownerId, file.size);
  if (refusal) return refusal;
  if (!(await claimObjects(tx, [file.key])).has(file.key))
    return { ok: false, reason: "file-gone" };
  const scan = config().scanner ? "pending" : "unscanned";
  await tx.insert(files).values({ ...file, ownerId, scan });
  if (scan === "pending") await enqueue(tx, FILE_KEPT, { fileId: file.id });
  return { ok: true, id: file.id };
}

/**
 * Removes a stored file unless a row names it: safe also when it is unknown whether the transaction that names it
 * was committed. What fails here is left to the sweep.
 */
export async function discardStored({ key }: StoredFile): Promise<void> {
  const discard = async (tx: Database) => {
    const isUnclaimed = (await claimObjects(tx, [key])).has(key);
    if (isUnclaimed) await askRemoval(tx, [key], { reason: "asked" });
  };
  await transaction(discard).catch((err) => log().warn({ err, key }, "a file waits for the sweep"));
}

/** How much a person may keep here. Their row is locked: files that come together are counted one by one. */
async function checkQuota(tx: Database, ownerId: string, size: number) {
  await lockPerson(tx, ownerId);
  const [kept] = await tx
    .select({ n: count(), bytes: sql<number>`coalesce(sum(${files.size}), 0)::float` })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  const [n, bytes] = [kept?.n ?? 0, kept?.bytes ?? 0];
  const isFull = n >= MOST_FILES || bytes + size > MOST_BYTES;
  return isFull ? { ok: false as const, reason: "files-full" } : null;
}

/** What is counted for a person changes one transaction at a time. */
export async function lockPerson(tx: Database, personId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, personId)).for("no key update");
}

/** The file is that person's from now on: counted with theirs, told to them, gone with their account. */
export async function giveFile(tx: Database, id: string, toPersonId: string): Promise<void> {
  await tx.update(files).set({ ownerId: toPersonId }).where(eq(files.id, id));
}

/**
 * Removes a file that nothing refers to any more; its bytes go after the transaction. `asked`: a person did what
 * removes it, and nothing of it stays; `unused`: nobody did, and it is in the trash for thirty days.
 */
export async function dropFile(
  tx: Database,
  id: string,
  reason: "asked" | "unused" = "asked",
): Promise<void> {
  const [gone] = await tx.delete(files).where(eq(files.id, id)).returning();
  if (gone) await askRemoval(tx, [gone.key], { reason, ownerId: gone.ownerId });
}

/** Does a file have its bytes under this key? */
export async function isFileKey(key: string): Promise<boolean> {
  const [file] = await db().select({ id: files.id }).from(files).where(eq(files.key, key));
  return file !== undefined;
}

export type KeptFile = {
  id: string;
  ownerId: string;
  key: string;
  name: string;
  type: Kind;
  sha256: string;
  scan: Scan;
  pageCount: number | null;
};

/** What is known of a file; null when there is none, or the text is no identifier. */
export async function findFile(id: string, on: Database = db()): Promise<KeptFile | null> {
  if (!validate(id)) return null;
  const [file] = await on.select().from(files).where(eq(files.id, id));
  return file ? { ...file, type: file.type as Kind } : null;
}

/** The bytes of a file. Throws when they are not those that were kept, and when a virus is in them. */
export async function readFile(file: KeptFile): Promise<Uint8Array> {
  if (!mayBeRead(file.scan)) throw new Error(`the file ${file.id} is in quarantine`);
  return readKept(file);
}

/** The same without asking what the antivirus said: for itself. */
export async function readKept(file: KeptFile): Promise<Uint8Array> {
  const bytes = await getFile(file.key);
  if (digest(bytes) !== file.sha256) throw new Error(`the file ${file.id} is not what was kept`);
  return bytes;
}

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
