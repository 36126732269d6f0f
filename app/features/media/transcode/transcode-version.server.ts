import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { mediaEditions, mediaItems, mediaLooks } from "#app/platform/db/schema/media.ts";
import { defineJob, enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { getFile } from "#app/platform/storage/storage.server.ts";
import {
  claimObjects,
  copyObject,
  storeObject,
} from "#app/platform/storage/stored-objects.server.ts";
import { MEDIUM_GIVEN } from "../jobs.server.ts";
import { cutName, filesToMake, filmFile, isLookFile } from "../medium.ts";
import { originalKey, servedKey, servedType } from "../place.ts";
import { MakerFailed, makeApart } from "./making-apart.server.ts";

type Edition = typeof mediaEditions.$inferSelect;

/** How often the maker may fail on an edition, before it is left alone and said so. */
export const MOST_FAILURES = 3;

/**
 * Makes what is missing of an edition, and shows it once all is there. Each file is kept as soon as it is made:
 * begun again after a stop, it goes on where it was. Nothing to do for one that is gone, or on which the maker failed
 * too often. Throws when it is to be tried again.
 */
export async function makeEdition(editionId: string): Promise<void> {
  const its = eq(mediaEditions.id, editionId);
  const [edition] = await db().select().from(mediaEditions).where(its);
  if (!edition || edition.failedAt) return;
  try {
    await makeMissing(edition);
  } catch (error) {
    if (!(error instanceof MakerFailed)) throw error;
    log().warn({ err: error, editionId }, "a picture was not made");
    if (await isGivenUp(editionId)) return;
    throw error;
  }
  await transaction((tx) => finish(tx, edition));
}

/** Counts a failure: is it the last one? */
async function isGivenUp(editionId: string): Promise<boolean> {
  const failures = sql<number>`${mediaEditions.failures} + 1`;
  const failedAt = sql`case when ${failures} >= ${MOST_FAILURES} then ${now()}::timestamptz end`;
  const [counted] = await db()
    .update(mediaEditions)
    .set({ failures, failedAt })
    .where(eq(mediaEditions.id, editionId))
    .returning({ failedAt: mediaEditions.failedAt });
  return !counted || counted.failedAt !== null;
}

async function makeMissing(edition: Edition): Promise<void> {
  const { id, type, files, hash } = edition;
  const looks = await listLooks(id);
  // A look that was made before looks were in the database is made again.
  const isMissing = (file: string) =>
    !(file in files) || (isLookFile(file) && !looks.includes(file));
  if (!wantedOf(edition).some(isMissing)) return;
  if (isFilm(type)) {
    // As it was given; it may be too large to be held.
    await copyObject(originalKey(id), servedKey(hash, filmFile(type)));
    return noteMade(edition, filmFile(type), { size: edition.size });
  }
  const missing = picturesOf(edition).filter(({ file }) => isMissing(file));
  for await (const { file, bytes } of makeApart(await getFile(originalKey(id)), missing)) {
    await storeObject(servedKey(hash, file), bytes, typeOfFile(file));
    const look = isLookFile(file) ? Buffer.from(bytes) : undefined;
    await noteMade(edition, file, { size: bytes.length, look });
  }
}

async function listLooks(editionId: string): Promise<string[]> {
  const looks = await db()
    .select({ file: mediaLooks.file })
    .from(mediaLooks)
    .where(eq(mediaLooks.editionId, editionId));
  return looks.map(({ file }) => file);
}

function typeOfFile(file: string): string {
  const type = servedType(file);
  if (!type) throw new Error(`a file that nobody serves was made: ${file}`);
  return type;
}

/** An edition that is gone meanwhile names no file: what was made of it is left to the sweep. */
async function noteMade(
  { id, hash }: Edition,
  file: string,
  { size, look }: { size: number; look?: Buffer | undefined },
): Promise<void> {
  await transaction(async (tx) => {
    const named = await tx
      .update(mediaEditions)
      .set({ files: sql`${mediaEditions.files} || ${JSON.stringify({ [file]: size })}` })
      .where(eq(mediaEditions.id, id))
      .returning({ id: mediaEditions.id });
    if (named.length === 0) return;
    await claimObjects(tx, [servedKey(hash, file)]);
    if (look)
      await tx
        .insert(mediaLooks)
        .values({ editionId: id, file, bytes: look })
        .onConflictDoNothing();
  });
}

const isFilm = (type: string) => type.startsWith("video/");
type Made = Pick<Edition, "type" | "width" | "height" | "focusX" | "focusY" | "files">;

function picturesOf({ type, focusX, focusY, ...size }: Made) {
  return isFilm(type) ? [] : filesToMake(size, { x: focusX, y: focusY });
}

/** The names of all the files of an edition; a film is served as it was given. */
export function wantedOf(edition: Made): string[] {
  if (isFilm(edition.type)) return [filmFile(edition.type)];
  return picturesOf(edition).map(({ file }) => file);
}

/** Are all the files of an edition there, those of its point included? */
export function isMade(edition: Made): boolean {
  return wantedOf(edition).every((file) => file in edition.files);
}

/** The edition is shown, unless another one was given meanwhile; its point may have been moved meanwhile too. */
async function finish(tx: Database, made: Edition): Promise<void> {
  const { id, itemId } = made;
  await tx.select().from(mediaItems).where(eq(mediaItems.id, itemId)).for("update");
  const [edition] = await tx
    .select()
    .from(mediaEditions)
    .where(eq(mediaEditions.id, id))
    .for("update");
  if (!edition || !isMade(edition)) return;
  const cut = cutName({ x: edition.focusX, y: edition.focusY });
  await tx
    .update(mediaEditions)
    .set({ cut, readyAt: edition.readyAt ?? now() })
    .where(eq(mediaEditions.id, id));
  await showNext(tx, itemId, id);
}

async function showNext(tx: Database, itemId: string, id: string): Promise<void> {
  const [item] = await tx.select().from(mediaItems).where(eq(mediaItems.id, itemId));
  if (item?.nextId !== id) return;
  await showEdition(tx, { itemId, before: item.currentId, id });
}

type Showing = { itemId: string; before: string | null; id: string | null };

/** Puts an edition in the place of the one before; null: what came with the site. */
export async function showEdition(tx: Database, { itemId, before, id }: Showing): Promise<void> {
  const shown = { currentId: id, nextId: null, demo: id === null };
  await tx.update(mediaItems).set(shown).where(eq(mediaItems.id, itemId));
  if (before)
    await tx.update(mediaEditions).set({ replacedAt: now() }).where(eq(mediaEditions.id, before));
  if (id) await tx.update(mediaEditions).set({ replacedAt: null }).where(eq(mediaEditions.id, id));
}

export const mediumGiven = defineJob({
  name: MEDIUM_GIVEN.name,
  payload: z.object({ editionId: z.string() }),
  run: ({ editionId }) => makeEdition(editionId),
});

const STUCK = 5 * 60_000;

/** Made before pictures had the icons of a home screen. */
const lacksIcons = sql`${mediaEditions.type} like 'image/%' and not ${mediaEditions.files} ? 'icon-512.png'`;

/** Made before looks were in the database. */
const lacksLook = sql`${mediaEditions.files} ? ('look-' || ${mediaEditions.cut} || '.avif') and not exists (
  select from ${mediaLooks} where ${mediaLooks.editionId} = ${mediaEditions.id}
    and ${mediaLooks.file} = 'look-' || ${mediaEditions.cut} || '.avif')`;

/**
 * Takes up what a stopped worker left behind (its own job waits for a quarter of an hour), and pictures that are shown
 * but lack a file that a later release makes.
 */
export async function takeUpWaiting(): Promise<void> {
  const long = new Date(now().getTime() - STUCK);
  await transaction(async (tx) => {
    const waiting = await tx
      .select({ id: mediaEditions.id })
      .from(mediaEditions)
      .where(
        and(
          or(isNull(mediaEditions.readyAt), lacksIcons, lacksLook),
          isNull(mediaEditions.failedAt),
          lt(mediaEditions.createdAt, long),
        ),
      );
    for (const { id } of waiting) await enqueue(tx, MEDIUM_GIVEN, { editionId: id });
  });
}

export const mediaWaiting = defineJob({
  name: "media.waiting",
  payload: z.object({}),
  cron: "*/5 * * * *",
  run: takeUpWaiting,
});
