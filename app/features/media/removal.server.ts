import { and, eq, exists, inArray, isNull, lt, not, or } from "drizzle-orm";
import { validate } from "uuid";
import { z } from "zod";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { mediaEditions, mediaItems } from "#app/platform/db/schema/media.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { fileWrittenAt, listFiles, removeFile } from "#app/platform/storage/storage.server.ts";
import { captionsHash } from "./captions/captions.server.ts";
import { isEditor } from "./editor.ts";
import { KEPT_DAYS, type MediumKind } from "./medium.ts";
import { ORIGINALS, originalKey, SERVED } from "./place.ts";

/** Asks, within the transaction, whether any words name this medium: the room of the contents knows. */
export type IsNamed = (tx: Database, kind: MediumKind, name: string) => Promise<boolean>;

/**
 * Removes a medium that nothing names, for good. Refuses one that is in use (`medium-used`) and one that came with
 * the site (`medium-shipped`). Null for who may not edit, and when there is no such medium.
 */
export async function removeMedium(
  actor: Actor,
  itemId: string,
  isNamed: IsNamed,
): Promise<{ ok: true } | { ok: false; reason: "medium-used" | "medium-shipped" } | null> {
  if (!isEditor(actor) || !validate(itemId)) return null;
  return transaction(async (tx) => {
    // Words that name it hold this row while they are saved.
    const [item] = await tx
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.id, itemId))
      .for("update");
    if (!item) return null;
    if (item.shipped) return { ok: false, reason: "medium-shipped" };
    if (await isNamed(tx, item.kind, item.name)) return { ok: false, reason: "medium-used" };
    await tx.delete(mediaItems).where(eq(mediaItems.id, itemId));
    await record(tx, actor, "medium.removed", { kind: "medium", id: itemId }, { name: item.title });
    return { ok: true };
  });
}

/** Holds, for the words that are being saved, the media they name: those that are not there are told. */
export async function holdMedia(
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
  const there = new Set(found.map(({ name }) => name));
  return { missing: names.filter((name) => !there.has(name)) };
}

const DAY = 86_400_000;

/** Drops the editions that were replaced too long ago to be taken back, and the files that no edition has. */
export async function sweepMedia(): Promise<void> {
  const long = new Date(now().getTime() - KEPT_DAYS * DAY);
  await db().delete(mediaEditions).where(lt(mediaEditions.replacedAt, long));
  // Given, and another one given before it was made: nobody has seen it.
  const aDayAgo = new Date(now().getTime() - DAY);
  await dropUnseen(aDayAgo);
  const editions = await db().select().from(mediaEditions);
  const keys = new Set(editions.map(({ id }) => originalKey(id)));
  const hashes = new Set(
    editions.flatMap(({ hash, captionsFr, captionsEn }) =>
      [hash, captionsHash(captionsFr), captionsHash(captionsEn)].filter((one) => one !== null),
    ),
  );
  await dropFiles(ORIGINALS, (key) => keys.has(key), aDayAgo);
  await dropFiles(SERVED, (key) => hashes.has(key.split("/")[1] ?? ""), aDayAgo);
}

async function dropUnseen(before: Date): Promise<void> {
  const waiting = db()
    .select({ id: mediaItems.nextId })
    .from(mediaItems)
    .where(eq(mediaItems.nextId, mediaEditions.id));
  const shown = db()
    .select({ id: mediaItems.currentId })
    .from(mediaItems)
    .where(eq(mediaItems.currentId, mediaEditions.id));
  await db()
    .delete(mediaEditions)
    .where(
      and(
        isNull(mediaEditions.replacedAt),
        lt(mediaEditions.createdAt, before),
        not(or(exists(waiting), exists(shown)) ?? exists(shown)),
      ),
    );
}

/** Bytes come before the row that names them: young ones are left alone. */
async function dropFiles(folder: string, isNeeded: (key: string) => boolean, before: Date) {
  for await (const key of listFiles(folder)) {
    if (isNeeded(key)) continue;
    const writtenAt = await fileWrittenAt(key);
    if (writtenAt && writtenAt < before) await removeFile(key);
  }
}

export const mediaSwept = defineJob({
  name: "media.swept",
  payload: z.object({}),
  cron: "15 4 * * *",
  run: sweepMedia,
});
