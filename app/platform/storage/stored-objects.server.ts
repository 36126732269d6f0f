import { inArray } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { storedObjects } from "../db/schema/files.ts";
import { copyFile, putFile } from "./storage.server.ts";

/**
 * Records the key as one that no row names yet, then stores the bytes. Call it before the transaction that names the
 * key, in which `claimObjects` must be called. After a crash in between, the nightly sweep removes the object.
 */
export async function storeObject(key: string, bytes: Uint8Array, type: string): Promise<void> {
  await trackObject(key);
  await putFile(key, bytes, type);
}

/** The same for a copy of another key, without holding it in memory. */
export async function copyObject(from: string, to: string): Promise<void> {
  await trackObject(to);
  await copyFile(from, to);
}

/** Renews the date of a key that is written again (a rendition after a crash), so that no sweep removes it. */
async function trackObject(key: string): Promise<void> {
  await db()
    .insert(storedObjects)
    .values({ key })
    .onConflictDoUpdate({ target: storedObjects.key, set: { createdAt: now() } });
}

/**
 * Marks keys as named by a row of this transaction. Returns the keys that were still unclaimed: a missing one was
 * removed by a sweep or claimed before.
 */
export async function claimObjects(tx: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const claimed = await tx
    .delete(storedObjects)
    .where(inArray(storedObjects.key, keys))
    .returning({ key: storedObjects.key });
  return new Set(claimed.map(({ key }) => key));
}
