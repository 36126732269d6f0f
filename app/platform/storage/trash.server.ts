import { and, eq, lt } from "drizzle-orm";
import { now } from "../clock.ts";
import { db } from "../db/client.server.ts";
import { storeRemovals } from "../db/schema/installation.ts";
import { log } from "../log.server.ts";
import { copyFile, listFiles, removeFile, sizeOfFile } from "./storage.server.ts";
import type { StorePermit } from "./store-permit.ts";

const FOLDER = "trash";
/** How long an object stays in the trash, in days. */
export const TRASH_DAYS = 30;
const DAY_MS = 86_400_000;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Where an object is that was moved to the trash at this moment. */
export function trashKey(key: string, at: Date): string {
  return `${FOLDER}/${dayOf(at)}/${key}`;
}

/** The day and the first key of an object of the trash; null for any other key. */
function readTrashKey(trashed: string): { day: string; key: string } | null {
  const [, day, key] = /^trash\/(\d{4}-\d\d-\d\d)\/(.+)$/.exec(trashed) ?? [];
  return day && key ? { day, key } : null;
}

/** Moves an object to the trash of that day. Done twice, it does nothing more. */
export async function moveToTrash(permit: StorePermit, key: string, at: Date): Promise<void> {
  await copyFile(key, trashKey(key, at));
  await removeFile(permit, key);
}

/**
 * Destroys what is in the trash for thirty days, by the day in its key: also what a newer state of this database
 * moved there. What a row names again is brought back instead.
 */
export async function emptyTrash(
  permit: StorePermit,
  isNeeded: (key: string) => Promise<boolean>,
): Promise<void> {
  const oldest = new Date(now().getTime() - TRASH_DAYS * DAY_MS);
  for await (const trashed of listFiles(FOLDER)) {
    const found = readTrashKey(trashed);
    if (!found || found.day >= dayOf(oldest)) continue;
    if (await isNeeded(found.key)) await bringBack(trashed, found.key);
    await removeFile(permit, trashed);
    log().info({ key: found.key, day: found.day }, "file removed from the trash");
  }
  const isOver = and(lt(storeRemovals.trashedAt, oldest), eq(storeRemovals.isLive, false));
  await db().delete(storeRemovals).where(isOver);
}

/**
 * Brings back from the trash what rows of this database name: after an older state of the database was restored, what
 * a newer one had dropped is needed again. Gives how many came back.
 */
export async function bringBackNeeded(
  permit: StorePermit,
  isNeeded: (key: string) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for await (const trashed of listFiles(FOLDER)) {
    const found = readTrashKey(trashed);
    if (!found || !(await isNeeded(found.key))) continue;
    await bringBack(trashed, found.key);
    await removeFile(permit, trashed);
    await db().delete(storeRemovals).where(eq(storeRemovals.key, found.key));
    count += 1;
  }
  return count;
}

async function bringBack(trashed: string, key: string): Promise<void> {
  if ((await sizeOfFile(key)) !== null) return;
  await copyFile(trashed, key);
  log().info({ key }, "file brought back from the trash");
}
