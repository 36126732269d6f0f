import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaLooks, mediaVersions } from "#app/platform/db/schema/media.ts";
import { defineJob, enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { getFile } from "#app/platform/storage/storage.server.ts";
import {
  claimObjects,
  copyObject,
  storeObject,
} from "#app/platform/storage/stored-objects.server.ts";
import { MEDIUM_VERSION_ADDED } from "../jobs.server.ts";
import { getServedType, originalKey, servedKey } from "../media-keys.ts";
import { formatCrop, getFilmFileName, isPlaceholderFile, listRenditionSpecs } from "../medium.ts";
import { TranscodeError, transcodeInSubprocess } from "./transcode-in-subprocess.server.ts";

type MediaVersion = typeof mediaVersions.$inferSelect;

/** Failures of a version before it is given up and reported. */
export const MAX_FAILURES = 3;

/**
 * Transcodes the missing files of a version and publishes it when all exist. Each file is stored when it is finished,
 * so that an interrupted job continues there. Does nothing for a deleted version or after `MAX_FAILURES`; throws when
 * the job should be retried.
 */
export async function transcodeVersion(editionId: string): Promise<void> {
  const byId = eq(mediaVersions.id, editionId);
  const [version] = await db().select().from(mediaVersions).where(byId);
  if (!version || version.failedAt) return;
  try {
    await transcodeMissing(version);
  } catch (error) {
    if (!(error instanceof TranscodeError)) throw error;
    log().warn({ err: error, editionId }, "a picture was not transcoded");
    if (await recordFailure(editionId)) return;
    throw error;
  }
  await transaction((tx) => markReady(tx, version));
}

/** Counts a failure and returns whether it was the last attempt. */
async function recordFailure(editionId: string): Promise<boolean> {
  const failures = sql<number>`${mediaVersions.failures} + 1`;
  const failedAt = sql`case when ${failures} >= ${MAX_FAILURES} then ${now()}::timestamptz end`;
  const [updated] = await db()
    .update(mediaVersions)
    .set({ failures, failedAt })
    .where(eq(mediaVersions.id, editionId))
    .returning({ failedAt: mediaVersions.failedAt });
  return !updated || updated.failedAt !== null;
}

async function transcodeMissing(version: MediaVersion): Promise<void> {
  const { id, type, files, hash } = version;
  const placeholders = await listPlaceholders(id);
  // Placeholders from before they were stored in the database are transcoded again.
  const isMissing = (file: string) =>
    !(file in files) || (isPlaceholderFile(file) && !placeholders.includes(file));
  if (!renditionsFor(version).some(isMissing)) return;
  if (isFilm(type)) {
    // Copied unchanged inside the store, because it may be too large for memory.
    await copyObject(originalKey(id), servedKey(hash, getFilmFileName(type)));
    return recordRendition(version, getFilmFileName(type), { size: version.size });
  }
  const missing = pictureRenditionsFor(version).filter(({ file }) => isMissing(file));
  for await (const { file, bytes } of transcodeInSubprocess(
    await getFile(originalKey(id)),
    missing,
  )) {
    await storeObject(servedKey(hash, file), bytes, getRenditionType(file));
    const placeholder = isPlaceholderFile(file) ? Buffer.from(bytes) : undefined;
    await recordRendition(version, file, { size: bytes.length, placeholder });
  }
}

async function listPlaceholders(editionId: string): Promise<string[]> {
  const placeholders = await db()
    .select({ file: mediaLooks.file })
    .from(mediaLooks)
    .where(eq(mediaLooks.editionId, editionId));
  return placeholders.map(({ file }) => file);
}

function getRenditionType(file: string): string {
  const type = getServedType(file);
  if (!type) throw new Error(`no content type for the rendition: ${file}`);
  return type;
}

/** When the version was deleted meanwhile, no row names the file and the sweep removes it. */
async function recordRendition(
  { id, hash }: MediaVersion,
  file: string,
  { size, placeholder }: { size: number; placeholder?: Buffer | undefined },
): Promise<void> {
  await transaction(async (tx) => {
    const updated = await tx
      .update(mediaVersions)
      .set({ files: sql`${mediaVersions.files} || ${JSON.stringify({ [file]: size })}` })
      .where(eq(mediaVersions.id, id))
      .returning({ id: mediaVersions.id });
    if (updated.length === 0) return;
    await claimObjects(tx, [servedKey(hash, file)]);
    if (placeholder)
      await tx
        .insert(mediaLooks)
        .values({ editionId: id, file, bytes: placeholder })
        .onConflictDoNothing();
  });
}

const isFilm = (type: string) => type.startsWith("video/");
type TranscodableVersion = Pick<
  MediaVersion,
  "type" | "width" | "height" | "focusX" | "focusY" | "files"
>;

function pictureRenditionsFor({ type, focusX, focusY, ...size }: TranscodableVersion) {
  return isFilm(type) ? [] : listRenditionSpecs(size, { x: focusX, y: focusY });
}

/** The names of all files of a version; a film is served unchanged. */
export function renditionsFor(version: TranscodableVersion): string[] {
  if (isFilm(version.type)) return [getFilmFileName(version.type)];
  return pictureRenditionsFor(version).map(({ file }) => file);
}

/** Whether all files of a version exist, including the crops of its focal point. */
export function isTranscoded(version: TranscodableVersion): boolean {
  return renditionsFor(version).every((file) => file in version.files);
}

/**
 * Publishes the version unless a newer one is pending. Reads it again, because its focal point may have changed
 * meanwhile.
 */
async function markReady(tx: Database, transcoded: MediaVersion): Promise<void> {
  const { id, itemId } = transcoded;
  await tx.select().from(mediaItems).where(eq(mediaItems.id, itemId)).for("update");
  const [version] = await tx
    .select()
    .from(mediaVersions)
    .where(eq(mediaVersions.id, id))
    .for("update");
  if (!version || !isTranscoded(version)) return;
  const crop = formatCrop({ x: version.focusX, y: version.focusY });
  await tx
    .update(mediaVersions)
    .set({ cut: crop, readyAt: version.readyAt ?? now() })
    .where(eq(mediaVersions.id, id));
  await showPendingVersion(tx, itemId, id);
}

async function showPendingVersion(tx: Database, itemId: string, id: string): Promise<void> {
  const [item] = await tx.select().from(mediaItems).where(eq(mediaItems.id, itemId));
  if (item?.nextId !== id) return;
  await showVersion(tx, { itemId, previousId: item.currentId, id });
}

type ShowVersionInput = { itemId: string; previousId: string | null; id: string | null };

/** Publishes a version in place of the previous one; null publishes the shipped files. */
export async function showVersion(
  tx: Database,
  { itemId, previousId, id }: ShowVersionInput,
): Promise<void> {
  const published = { currentId: id, nextId: null, demo: id === null };
  await tx.update(mediaItems).set(published).where(eq(mediaItems.id, itemId));
  if (previousId)
    await tx
      .update(mediaVersions)
      .set({ replacedAt: now() })
      .where(eq(mediaVersions.id, previousId));
  if (id) await tx.update(mediaVersions).set({ replacedAt: null }).where(eq(mediaVersions.id, id));
}

export const transcodeVersionJob = defineJob({
  ...MEDIUM_VERSION_ADDED,
  payload: z.object({ editionId: z.string() }),
  run: ({ editionId }) => transcodeVersion(editionId),
});

const STUCK_AFTER_MS = 5 * MINUTE_MS;

/** Transcoded before home screen icons existed. */
const isMissingIcons = sql`${mediaVersions.type} like 'image/%' and not ${mediaVersions.files} ? 'icon-512.png'`;

/** Transcoded before placeholders were stored in the database. */
const isMissingPlaceholder = sql`${mediaVersions.files} ? ('look-' || ${mediaVersions.cut} || '.avif') and not exists (
  select from ${mediaLooks} where ${mediaLooks.editionId} = ${mediaVersions.id}
    and ${mediaLooks.file} = 'look-' || ${mediaVersions.cut} || '.avif')`;

/**
 * Queues the versions that a stopped worker left (its own job is retried only after 15 minutes), and published pictures
 * that lack a file added by a later release.
 */
export async function requeueStuckVersions(): Promise<void> {
  const stuckSince = new Date(now().getTime() - STUCK_AFTER_MS);
  await transaction(async (tx) => {
    const waiting = await tx
      .select({ id: mediaVersions.id })
      .from(mediaVersions)
      .where(
        and(
          or(isNull(mediaVersions.readyAt), isMissingIcons, isMissingPlaceholder),
          isNull(mediaVersions.failedAt),
          lt(mediaVersions.createdAt, stuckSince),
        ),
      );
    for (const { id } of waiting) await enqueue(tx, MEDIUM_VERSION_ADDED, { editionId: id });
  });
}

export const requeueStuckVersionsJob = defineJob({
  name: "media.waiting",
  payload: z.object({}),
  cron: "*/5 * * * *",
  run: requeueStuckVersions,
});
