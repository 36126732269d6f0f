import { and, eq, ne, sql } from "drizzle-orm";
import { now } from "../clock.ts";
import { type Database, db } from "../db/client.server.ts";
import { installation, storeRemovals } from "../db/schema/installation.ts";
import { enqueue } from "../jobs/queue.server.ts";
import { log } from "../log.server.ts";
import { getInstallation } from "./installation.server.ts";
import { getFileSize, removeFile } from "./storage.server.ts";
import { confirmStoreOwner, type StoreOwner } from "./store-owner.server.ts";
import type { StorePermit } from "./store-permit.ts";
import { isSweepTooLarge } from "./sweep-limit.ts";
import { emptyTrash, moveToTrash, trashKey } from "./trash.server.ts";

type Removal = typeof storeRemovals.$inferSelect;
export type RemovalReason = Removal["reason"];

/** Queued for what a person asked to remove; the nightly job also takes what waits. */
export const FILE_REMOVAL_QUEUED = { name: "file.removed" };

/** Does a row of this database still name the key? Asked again before each removal. */
export type IsKeyNeeded = (key: string) => Promise<boolean>;

/**
 * Writes down, in the transaction that drops the row which named them, that these objects are to be removed. What a
 * person asked for is destroyed at once, the rest goes to the trash at night.
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
        // What was going to the trash may be asked for by a person meanwhile; never the reverse.
        reason: sql`case when ${reason} = 'asked' then 'asked' else ${storeRemovals.reason} end`,
        // What is in the trash may have been stored again under the same key.
        isLive: true,
      },
    });
  if (reason === "asked") for (const key of keys) await enqueue(tx, FILE_REMOVAL_QUEUED, { key });
}

/** What a person sent and that waits for its removal, or is in the trash, is destroyed with their account. */
export async function requestOwnerRemovals(tx: Database, ownerId: string): Promise<void> {
  const requested = await tx
    .update(storeRemovals)
    .set({ reason: "asked" })
    .where(eq(storeRemovals.ownerId, ownerId))
    .returning({ key: storeRemovals.key });
  for (const { key } of requested) await enqueue(tx, FILE_REMOVAL_QUEUED, { key });
}

/**
 * Destroys the object that a person asked to remove, with its copy in the trash. Nothing happens while the store is
 * another installation's: the removal waits for the next night. Throws when the store does not answer.
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
 * Every night: destroys what was asked for and is still there, moves to the trash what the sweeps found, and empties
 * the trash of what is in it for thirty days. Nothing of this happens while the store is another installation's.
 * Throws when the store does not answer.
 */
export async function removeWaitingFiles(isNeeded: IsKeyNeeded): Promise<void> {
  const owner = await confirmStoreOwner({ newTurn: true });
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

/** How many objects wait for their removal, those in the trash not counted. */
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

/** Moves to the trash what no person asked to remove, unless it is more than a night may take. */
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

/** The moment is written before the object moves: after a crash the row still says in which trash its copy is. */
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

const RECENT_SWEEP_MS = 20 * 3_600_000;

/** May a sweep take all that waits? What went last night counts as well; an administrator's permission serves once. */
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

/** Counts files, not objects: the renditions of a picture are one. `recent` is what the last night took. */
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
