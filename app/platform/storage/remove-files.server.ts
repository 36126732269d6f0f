import { and, eq, ne, sql } from "drizzle-orm";
import { HOUR_MS } from "#app/lib/duration.ts";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { installation, storeRemovals } from "../db/schema/installation.ts";
import { enqueue } from "../jobs/queue.server.ts";
import { log } from "../log.server.ts";
import { getInstallation } from "./installation.server.ts";
import { getFileSize, removeFile } from "./storage.server.ts";
import { confirmStoreOwner, type StoreOwner } from "./store-owner.server.ts";
import type { StorePermit } from "./store-permit.ts";
import { emptyTrash, moveToTrash, trashKey } from "./trash.server.ts";

type Removal = typeof storeRemovals.$inferSelect;
export type RemovalReason = Removal["reason"];

/** Queued when a user removes a file. The nightly job also handles every removal that still waits. */
export const FILE_REMOVAL_QUEUED = { name: "file.removed" };

/** Whether a row of this database still names the key. It is checked again before each removal. */
export type IsKeyNeeded = (key: string) => Promise<boolean>;

/**
 * Records that these objects must be removed, in the transaction that drops the rows naming them. Reason `asked` (a
 * user's request) also queues a job that destroys them now; the others go to the trash at night.
 */
export async function requestRemoval(
  tx: Database,
  keys: string[],
  { reason, ownerId = null }: { reason: RemovalReason; ownerId?: string | null },
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(storeRemovals)
    .values(keys.map((key) => ({ key, reason, ownerId })))
    .onConflictDoUpdate({
      target: storeRemovals.key,
      set: {
        // A user's request replaces another reason, never the reverse.
        reason: sql`case when ${reason} = 'asked' then 'asked' else ${storeRemovals.reason} end`,
        // An object in the trash may have been stored again under the same key.
        isLive: true,
      },
    });
  if (reason === "asked") for (const key of keys) await enqueue(tx, FILE_REMOVAL_QUEUED, { key });
}

/** Destroys files that a user sent and that wait for removal or are in the trash, when their account is erased. */
export async function requestOwnerRemovals(tx: Database, ownerId: string): Promise<void> {
  const requested = await tx
    .update(storeRemovals)
    .set({ reason: "asked" })
    .where(eq(storeRemovals.ownerId, ownerId))
    .returning({ key: storeRemovals.key });
  for (const { key } of requested) await enqueue(tx, FILE_REMOVAL_QUEUED, { key });
}

/**
 * Destroys an object that a user asked to remove, and its copy in the trash. While the store belongs to another
 * installation it does nothing: the removal waits for the next night. Throws when the store does not answer.
 */
export async function removeRequested(key: string, isNeeded: IsKeyNeeded): Promise<void> {
  const owner = await confirmStoreOwner();
  const isThisKey = eq(storeRemovals.key, key);
  const [row] = await db().select().from(storeRemovals).where(isThisKey);
  if (owner.state !== "ours") {
    // Queued by an earlier release, which wrote no row.
    if (!row)
      await db().insert(storeRemovals).values({ key, reason: "asked" }).onConflictDoNothing();
    return;
  }
  await destroyObject(owner.permit, row ?? { key, reason: "asked", trashedAt: null }, isNeeded);
}

/**
 * The nightly removal: destroys what users asked for, moves what the sweeps found to the trash, and empties the trash
 * after thirty days. Does nothing while the store belongs to another installation. Throws when the store does not
 * answer.
 */
export async function removeWaitingFiles(isNeeded: IsKeyNeeded): Promise<void> {
  const owner = await confirmStoreOwner({ startsNewTurn: true });
  if (owner.state !== "ours") return logForeignStore(owner);
  const requested = await db()
    .select()
    .from(storeRemovals)
    .where(eq(storeRemovals.reason, "asked"));
  for (const row of requested) await destroyObject(owner.permit, row, isNeeded);
  await sweepToTrash(owner.permit, isNeeded);
  await emptyTrash(owner.permit, isNeeded);
}

async function logForeignStore({ state }: StoreOwner): Promise<void> {
  const waiting = await countWaitingRemovals();
  log().error({ state, waiting }, "the store is not ours: nothing was removed, the removals wait");
}

/** How many objects wait for removal, not counting those in the trash. */
export async function countWaitingRemovals(): Promise<number> {
  return db().$count(storeRemovals, eq(storeRemovals.isLive, true));
}

async function destroyObject(
  permit: StorePermit,
  { key, reason, trashedAt }: Pick<Removal, "key" | "reason" | "trashedAt">,
  isNeeded: IsKeyNeeded,
): Promise<void> {
  if (trashedAt) await removeFile(permit, trashKey(key, trashedAt));
  if (await isNeeded(key)) log().warn({ key }, "a file is named again: it is not removed");
  else {
    await removeFile(permit, key);
    log().info({ key, reason }, "file removed from the store");
  }
  await db().delete(storeRemovals).where(eq(storeRemovals.key, key));
}

/** Moves objects that no user asked to remove to the trash, unless they exceed the limit for one night. */
async function sweepToTrash(permit: StorePermit, isNeeded: IsKeyNeeded): Promise<void> {
  const isWaiting = and(ne(storeRemovals.reason, "asked"), eq(storeRemovals.isLive, true));
  const rows = await db().select().from(storeRemovals).where(isWaiting);
  if (!(await canSweep())) return;
  for (const row of rows) {
    const isGone = (await isNeeded(row.key)) || (await getFileSize(row.key)) === null;
    if (!isGone) await trashObject(permit, row);
    else if (row.trashedAt) await markTrashed(row.key);
    else await db().delete(storeRemovals).where(eq(storeRemovals.key, row.key));
  }
}

/**
 * The date is written before the object moves, so that after a crash the row says which trash folder has the copy.
 */
async function trashObject(permit: StorePermit, row: Removal): Promise<void> {
  if (row.trashedAt) await removeFile(permit, trashKey(row.key, row.trashedAt));
  const trashedAt = now();
  await db().update(storeRemovals).set({ trashedAt }).where(eq(storeRemovals.key, row.key));
  await moveToTrash(permit, row.key, trashedAt);
  await markTrashed(row.key);
  log().info(
    { key: row.key, reason: row.reason, to: trashKey(row.key, trashedAt) },
    "file moved to the trash",
  );
}

async function markTrashed(key: string): Promise<void> {
  await db().update(storeRemovals).set({ isLive: false }).where(eq(storeRemovals.key, key));
}

const RECENT_SWEEP_MS = 20 * HOUR_MS;

/**
 * Whether a sweep may take everything that waits. Files removed last night count too; an administrator's permission
 * is used up by one sweep.
 */
async function canSweep(): Promise<boolean> {
  const { total, waiting, recent } = await countForSweepLimit();
  const { sweepAllowed, sweepStoppedAt } = await getInstallation();
  const isStopped = waiting > sweepAllowed && isSweepTooLarge({ waiting, recent, total });
  if (isStopped)
    log().error({ waiting, total }, "the sweep stopped: too many files would go in a night");
  await db()
    .update(installation)
    .set({
      sweepAllowed: 0,
      sweepStoppedAt: isStopped ? (sweepStoppedAt ?? now()) : null,
      sweepWaiting: isStopped ? waiting : 0,
      sweepTotal: isStopped ? total : 0,
    });
  return !isStopped;
}

/**
 * Counts files, not objects: all renditions of a picture are one. `recent` is what was removed in the last 20 hours.
 */
async function countForSweepLimit(): Promise<{ total: number; waiting: number; recent: number }> {
  const since = new Date(now().getTime() - RECENT_SWEEP_MS);
  const { rows } = await db().execute<{ total: number; waiting: number; recent: number }>(sql`
    with removals as (
      select split_part(key, '/', 1) || '/' || split_part(key, '/', 2) as file, trashed_at, is_live, reason
      from store_removals)
    select
      ((select count(*) from files) + 2 * (select count(*) from media_editions)
        + (select count(distinct file) from removals where is_live))::int as total,
      (select count(distinct file) from removals
        where is_live and reason <> 'asked')::int as waiting,
      (select count(distinct file) from removals
        where trashed_at > ${since} and not is_live)::int as recent`);
  if (!rows[0]) throw new Error("nothing was counted");
  return rows[0];
}

/** One night removes at most this percentage of the files without an administrator's permission. */
const SWEEP_PERCENT = 5;
/** This many are always allowed: a small school would otherwise have to confirm every night. */
const SWEEP_MIN_FILES = 20;

type SweepCounts = { waiting: number; recent: number; total: number };

/** Whether removing everything that waits, on top of what the last sweep removed, exceeds the limit of one night. */
function isSweepTooLarge({ waiting, recent, total }: SweepCounts): boolean {
  const maxFiles = Math.max(SWEEP_MIN_FILES, Math.floor((total * SWEEP_PERCENT) / 100));
  return waiting > 0 && waiting + recent > maxFiles;
}
