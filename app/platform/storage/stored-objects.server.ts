import { inArray } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { storedObjects } from "../db/schema/files.ts";
import { copyFile, putFile } from "./storage.server.ts";

/**
 * Writes the key down as one that no row names yet, then puts the bytes. Call it before the transaction that names
 * the key, which then calls `claimObject`. A crash between the two leaves what the nightly sweep removes.
 */
export async function storeObject(key: string, bytes: Uint8Array, type: string): Promise<void> {
  await trackObject(key);
  await putFile(key, bytes, type);
}

/** The same for a copy of what is under another key, which is not held in memory. */
export async function copyObject(from: string, to: string): Promise<void> {
  await trackObject(to);
  await copyFile(from, to);
}

/** A key that is written again, as a rendition is after a crash, is young again: no sweep takes it meanwhile. */
async function trackObject(key: string): Promise<void> {
  await db()
    .insert(storedObjects)
    .values({ key })
    .onConflictDoUpdate({ target: storedObjects.key, set: { createdAt: now() } });
}

/**
 * A row written in this transaction names these keys from now on. Gives the keys that were still waiting: one that
 * is missing was removed by a sweep, or has been claimed before.
 */
export async function claimObjects(tx: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const claimed = await tx
    .delete(storedObjects)
    .where(inArray(storedObjects.key, keys))
    .returning({ key: storedObjects.key });
  return new Set(claimed.map(({ key }) => key));
}
