import { and, eq, exists, inArray, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";
import { z } from "zod";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { type RemovalReason, requestRemoval } from "#app/platform/storage/remove-files.server.ts";
import { CAPTIONS_FILE_NAME, hashCaptions } from "./captions/set-captions.server.ts";
import { ORIGINALS_FOLDER, originalKey, SERVED_FOLDER, servedKey } from "./media-keys.ts";
import { canEditMedia } from "./media-permission.ts";
import { type MediumKind, VERSION_RETENTION_DAYS } from "./medium.ts";
import { renditionsFor } from "./transcode/transcode-version.server.ts";

/** Checks within the transaction whether content references a medium; the content feature passes it. */
export type IsMediumInUse = (tx: Database, kind: MediumKind, name: string) => Promise<boolean>;

/**
 * Deletes an unused medium and its files for good. Refuses `medium-used` and `medium-shipped`; returns null without
 * `edit:content`, and for an unknown medium.
 */
export async function removeMedium(
  actor: Actor,
  itemId: string,
  isInUse: IsMediumInUse,
): Promise<{ ok: true } | { ok: false; reason: "medium-used" | "medium-shipped" } | null> {
  if (!canEditMedia(actor) || !validate(itemId)) return null;
  return transaction(async (tx) => {
    // Content that references it holds a share lock on this row while it is saved.
    const [item] = await tx
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.id, itemId))
      .for("update");
    if (!item) return null;
    if (item.shipped) return { ok: false, reason: "medium-shipped" };
    if (await isInUse(tx, item.kind, item.name)) return { ok: false, reason: "medium-used" };
    // Deleted at once rather than moved to the trash, because people in a picture may have withdrawn consent.
    await deleteVersions(tx, eq(mediaVersions.itemId, itemId), "asked");
    await tx.delete(mediaItems).where(eq(mediaItems.id, itemId));
    await recordHistory(
      tx,
      actor,
      "medium.removed",
      { kind: "medium", id: itemId },
      { name: item.title },
    );
    return { ok: true };
  });
}

/** Locks the media that content references while it is saved, and returns the missing names. */
export async function lockMedia(
  tx: Database,
  kind: MediumKind,
  names: string[],
): Promise<{ missing: string[] }> {
  if (names.length === 0) return { missing: [] };
  const rows = await tx
    .select({ name: mediaItems.name })
    .from(mediaItems)
    .where(and(eq(mediaItems.kind, kind), inArray(mediaItems.name, names)))
    .for("share");
  const existing = new Set(rows.map(({ name }) => name));
  return { missing: names.filter((name) => !existing.has(name)) };
}

/**
 * Deletes versions replaced more than 30 days ago, and versions that were never published; their files go to the trash.
 * Files without a version in this database are left alone, because another installation may own them.
 */
export async function sweepMedia(): Promise<void> {
  const replacedBefore = new Date(now().getTime() - VERSION_RETENTION_DAYS * DAY_MS);
  const aDayAgo = new Date(now().getTime() - DAY_MS);
  await transaction(async (tx) => {
    await deleteVersions(tx, lt(mediaVersions.replacedAt, replacedBefore), "medium");
    // Uploaded and replaced again before it was transcoded.
    await deleteVersions(tx, isUnseenSince(aDayAgo), "medium");
  });
}

function isUnseenSince(before: Date): SQL | undefined {
  const waiting = db()
    .select({ id: mediaItems.nextId })
    .from(mediaItems)
    .where(eq(mediaItems.nextId, mediaVersions.id));
  const published = db()
    .select({ id: mediaItems.currentId })
    .from(mediaItems)
    .where(eq(mediaItems.currentId, mediaVersions.id));
  return and(
    isNull(mediaVersions.replacedAt),
    lt(mediaVersions.createdAt, before),
    not(or(exists(waiting), exists(published)) ?? exists(published)),
  );
}

/** Deletes versions and requests the removal of their files, except files that another version uses. */
async function deleteVersions(tx: Database, condition: SQL | undefined, reason: RemovalReason) {
  const deleted = await tx.delete(mediaVersions).where(condition).returning();
  const keys = new Set(deleted.flatMap(listVersionKeys));
  const unneeded: string[] = [];
  for (const key of keys) if (!(await isMediumKey(key, tx))) unneeded.push(key);
  await requestRemoval(tx, unneeded, { reason });
}

/** Every key under which a version may have a file: original, renditions and captions. */
function listVersionKeys(version: typeof mediaVersions.$inferSelect): string[] {
  const { id, hash, files, captionsFr, captionsEn } = version;
  const served = new Set([...Object.keys(files), ...renditionsFor(version)]);
  const captions = [hashCaptions(captionsFr), hashCaptions(captionsEn)].filter(
    (one) => one !== null,
  );
  return [
    originalKey(id),
    ...[...served].map((file) => servedKey(hash, file)),
    ...captions.map((one) => servedKey(one, CAPTIONS_FILE_NAME)),
  ];
}

/** Whether a version owns this key. Served files are identified by the hash of their content. */
export async function isMediumKey(key: string, on: Database = db()): Promise<boolean> {
  const [folder, name] = key.split("/");
  if (!name) return false;
  if (folder === ORIGINALS_FOLDER) {
    if (!validate(name)) return false;
    const [version] = await on
      .select({ id: mediaVersions.id })
      .from(mediaVersions)
      .where(eq(mediaVersions.id, name));
    return version !== undefined;
  }
  if (folder !== SERVED_FOLDER) return false;
  const captionsMatch = [mediaVersions.captionsFr, mediaVersions.captionsEn].map(
    (text) => sql`left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 16) = ${name}`,
  );
  const [version] = await on
    .select({ id: mediaVersions.id })
    .from(mediaVersions)
    .where(or(eq(mediaVersions.hash, name), ...captionsMatch))
    .limit(1);
  return version !== undefined;
}

export const sweepMediaJob = defineJob({
  name: "media.swept",
  payload: z.object({}),
  cron: "15 4 * * *",
  run: sweepMedia,
});
