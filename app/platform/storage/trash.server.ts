import { and, eq, lt } from "drizzle-orm";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "../clock.ts";
import { db } from "../db/client.server.ts";
import { storeRemovals } from "../db/schema/installation.ts";
import { log } from "../log.server.ts";
import { copyFile, getFileSize, listFiles, removeFile } from "./storage.server.ts";
import type { StorePermit } from "./store-permit.ts";

const FOLDER = "trash";
/** How long an object stays in the trash, in days. */
export const TRASH_DAYS = 30;

/** The key of an object that was moved to the trash at this time. */
export function trashKey(key: string, at: Date): string {
  return `${FOLDER}/${toCalendarDate(at)}/${key}`;
}

/** The day and the original key of an object in the trash; null for any other key. */
function parseTrashKey(trashedKey: string): { day: string; key: string } | null {
  const [, day, key] = /^trash\/(\d{4}-\d\d-\d\d)\/(.+)$/.exec(trashedKey) ?? [];
  return day && key ? { day, key } : null;
}

/** Moves an object to the trash folder of that day. Idempotent. */
export async function moveToTrash(permit: StorePermit, key: string, at: Date): Promise<void> {
  await copyFile(key, trashKey(key, at));
  await removeFile(permit, key);
}

/**
 * Destroys what has been in the trash for thirty days, by the day in its key, so also what a newer state of this
 * database moved there. Objects that a row names again are restored instead.
 */
export async function emptyTrash(
  permit: StorePermit,
  isNeeded: (key: string) => Promise<boolean>,
): Promise<void> {
  const cutoff = new Date(now().getTime() - TRASH_DAYS * DAY_MS);
  for await (const trashedKey of listFiles(FOLDER)) {
    const parsed = parseTrashKey(trashedKey);
    if (!parsed || parsed.day >= toCalendarDate(cutoff)) continue;
    if (await isNeeded(parsed.key)) await restoreFile(trashedKey, parsed.key);
    await removeFile(permit, trashedKey);
    log().info({ key: parsed.key, day: parsed.day }, "file removed from the trash");
  }
  const isExpired = and(lt(storeRemovals.trashedAt, cutoff), eq(storeRemovals.isLive, false));
  await db().delete(storeRemovals).where(isExpired);
}

/**
 * Restores objects that rows of this database name: after a backup of the database was restored, files dropped later
 * are needed again. Returns how many were restored.
 */
export async function restoreNeededFiles(
  permit: StorePermit,
  isNeeded: (key: string) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for await (const trashedKey of listFiles(FOLDER)) {
    const parsed = parseTrashKey(trashedKey);
    if (!parsed || !(await isNeeded(parsed.key))) continue;
    await restoreFile(trashedKey, parsed.key);
    await removeFile(permit, trashedKey);
    await db().delete(storeRemovals).where(eq(storeRemovals.key, parsed.key));
    count += 1;
  }
  return count;
}

async function restoreFile(trashedKey: string, key: string): Promise<void> {
  if ((await getFileSize(key)) !== null) return;
  await copyFile(trashedKey, key);
  log().info({ key }, "file brought back from the trash");
}
