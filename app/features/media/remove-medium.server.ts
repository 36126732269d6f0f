import { and, eq, exists, inArray, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";
import { z } from "zod";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
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

/** Asks, within the transaction, whether any words name this medium: the room of the contents knows. */
export type IsMediumInUse = (tx: Database, kind: MediumKind, name: string) => Promise<boolean>;

/**
 * Removes a medium that nothing names, for good. Refuses one that is in use (`medium-used`) and one that came with
 * the site (`medium-shipped`). Null for who may not edit, and when there is no such medium.
 */
export async function removeMedium(
  actor: Actor,
  itemId: string,
  isInUse: IsMediumInUse,
): Promise<{ ok: true } | { ok: false; reason: "medium-used" | "medium-shipped" } | null> {
  if (!canEditMedia(actor) || !validate(itemId)) return null;
  return transaction(async (tx) => {
    // Words that name it hold this row while they are saved.
    const [item] = await tx
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.id, itemId))
      .for("update");
    if (!item) return null;
    if (item.shipped) return { ok: false, reason: "medium-shipped" };
    if (await isInUse(tx, item.kind, item.name)) return { ok: false, reason: "medium-used" };
    // Removed for good, at once: those who are in a picture may have taken their agreement back.
    await deleteVersions(tx, eq(mediaVersions.itemId, itemId), "asked");
    await tx.delete(mediaItems).where(eq(mediaItems.id, itemId));
    await record(tx, actor, "medium.removed", { kind: "medium", id: itemId }, { name: item.title });
    return { ok: true };
  });
}

/** Holds, for the words that are being saved, the media they name: those that are not there are told. */
export async function lockMedia(
  tx: Database,
  kind: MediumKind,
  names: string[],
): Promise<{ missing: string[] }> {
  if (names.length === 0) return { missing: [] };
  const found = await tx
    .select({ name: mediaItems.name })
    .from(mediaItems)
    .where(and(eq(mediaItems.kind, kind), inArray(mediaItems.name, names)))
    .for("share");
  const existing = new Set(found.map(({ name }) => name));
  return { missing: names.filter((name) => !existing.has(name)) };
}

const DAY_MS = 86_400_000;

/**
 * Drops the editions that were replaced too long ago to be taken back, and those that nobody has seen; their files go
 * to the trash. A file that no edition of this database ever had stays: another installation may have written it.
 */
export async function sweepMedia(): Promise<void> {
  const replacedBefore = new Date(now().getTime() - VERSION_RETENTION_DAYS * DAY_MS);
  const aDayAgo = new Date(now().getTime() - DAY_MS);
  await transaction(async (tx) => {
    await deleteVersions(tx, lt(mediaVersions.replacedAt, replacedBefore), "medium");
    // Given, and another one given before it was made: nobody has seen it.
    await deleteVersions(tx, isUnseenSince(aDayAgo), "medium");
  });
}

function isUnseenSince(before: Date): SQL | undefined {
  const waiting = db()
    .select({ id: mediaItems.nextId })
    .from(mediaItems)
    .where(eq(mediaItems.nextId, mediaVersions.id));
  const shown = db()
    .select({ id: mediaItems.currentId })
    .from(mediaItems)
    .where(eq(mediaItems.currentId, mediaVersions.id));
  return and(
    isNull(mediaVersions.replacedAt),
    lt(mediaVersions.createdAt, before),
    not(or(exists(waiting), exists(shown)) ?? exists(shown)),
  );
}

/** Deletes editions and asks for the removal of their files, but for those that another edition serves as well. */
async function deleteVersions(tx: Database, condition: SQL | undefined, reason: RemovalReason) {
  const deleted = await tx.delete(mediaVersions).where(condition).returning();
  const keys = new Set(deleted.flatMap(listVersionKeys));
  const unneeded: string[] = [];
  for (const key of keys) if (!(await isMediumKey(key, tx))) unneeded.push(key);
  await requestRemoval(tx, unneeded, { reason });
}

/** Every key under which an edition may have a file: its original, what is served of it, and its captions. */
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

/** Is this key one of an edition's? A file that is served is known by the hash of its bytes or of its words. */
export async function isMediumKey(key: string, on: Database = db()): Promise<boolean> {
  const [folder, name] = key.split("/");
  if (!name) return false;
  if (folder === ORIGINALS_FOLDER) {
    if (!validate(name)) return false;
    const [found] = await on
      .select({ id: mediaVersions.id })
      .from(mediaVersions)
      .where(eq(mediaVersions.id, name));
    return found !== undefined;
  }
  if (folder !== SERVED_FOLDER) return false;
  const captionsMatch = [mediaVersions.captionsFr, mediaVersions.captionsEn].map(
    (text) => sql`left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 16) = ${name}`,
  );
  const [found] = await on
    .select({ id: mediaVersions.id })
    .from(mediaVersions)
    .where(or(eq(mediaVersions.hash, name), ...captionsMatch))
    .limit(1);
  return found !== undefined;
}

export const sweepMediaJob = defineJob({
  name: "media.swept",
  payload: z.object({}),
  cron: "15 4 * * *",
  run: sweepMedia,
});
