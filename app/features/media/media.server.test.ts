import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import { getFileDate } from "#app/platform/storage/storage.server.ts";
import { parseLibraryPictureName } from "#app/ui/library-picture.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addMedium, replaceMedium } from "./add-medium.server.ts";
import { setFocalPoint } from "./describe-medium.server.ts";
import { MEDIUM_VERSION_ADDED } from "./jobs.server.ts";
import { getMedium, listMedia } from "./library.server.ts";
import { servedKey } from "./media-keys.ts";
import { getMediaViews } from "./media-view.server.ts";
import { restoreMediumVersion } from "./restore-version.server.ts";
import { clearServedFileCache, openServedFile } from "./serve-media.server.ts";
import { buildMedium, buildPhoto, isNeverInUse } from "./testing.ts";
import { transcodeVersion } from "./transcode/transcode-version.server.ts";

const database = await createTestDatabase();
let editor: Staff;
beforeEach(async () => {
  editor = await buildStaff({ role: "editor" });
});
afterEach(async () => {
  clearServedFileCache();
  await database.truncate();
});

const history = async (id: string) =>
  (await listSubjectHistory(editor, { kind: "medium", id })).map(({ action }) => action);
const listVersions = (itemId: string) =>
  db()
    .select()
    .from(mediaVersions)
    .where(eq(mediaVersions.itemId, itemId))
    .orderBy(mediaVersions.id);
const getPublicName = async (name: string) =>
  (await getMediaViews({ pictures: [name], films: [] })).get(`picture/${name}`)?.name ?? null;

/** Runs the queued jobs, as the worker would. */
async function transcodeAll(): Promise<void> {
  for (const job of await database.jobs(MEDIUM_VERSION_ADDED.name))
    await transcodeVersion((job as { editionId: string }).editionId);
}

test("transcodeVersion: publishes a picture with all renditions and without metadata", async () => {
  const { id, name } = await buildMedium(editor);
  expect(await getPublicName(name)).toBeNull();
  expect((await listMedia(editor))?.[0]).toMatchObject({
    id,
    progress: { done: 0 },
    missingAltLocales: ["fr", "en"],
  });
  await transcodeAll();
  const libraryName = parseLibraryPictureName((await getPublicName(name)) ?? "");
  expect(libraryName).toMatchObject({ width: 1800, height: 1200, cut: "50x50" });
  const hash = libraryName?.hash ?? "";
  const [version] = await listVersions(id);
  expect(Object.keys(version?.files ?? {}).toSorted()).toEqual([
    "1600.avif",
    "480.avif",
    "960.avif",
    "960.webp",
    "icon-192.png",
    "icon-512.png",
    "look-50x50.avif",
    "og.jpg",
    "phone-50x50-390.avif",
    "phone-50x50-585.avif",
    "phone-50x50-780.avif",
  ]);
  const rendition = await openServedFile(hash, "960.avif");
  expect(rendition?.type).toBe("image/avif");
  expect(await sharp(rendition?.bytes).metadata()).toMatchObject({ width: 960, height: 640 });
  const phone = await openServedFile(hash, "phone-50x50-780.avif");
  expect(await sharp(phone?.bytes).metadata()).toMatchObject({ width: 780, height: 886 });
  expect((await openServedFile(hash, "look-50x50.avif"))?.bytes.length).toBeLessThan(3_000);
  expect(await openServedFile(hash, "../../media-originals")).toBeNull();
  expect((await listMedia(editor))?.[0]?.progress).toBeNull();
  expect(await history(id)).toEqual(["medium.added"]);
}, 60_000);

test("transcodeVersion: continues after an interruption and never enlarges a picture", async () => {
  const small = await buildPhoto({ width: 500, height: 400 });
  const { id, name } = await buildMedium(editor, small);
  const [version] = await listVersions(id);
  if (!version) throw new Error("no version");
  const files = { "480.avif": 12, "og.jpg": 34 };
  await db().update(mediaVersions).set({ files });
  await transcodeAll();
  const [transcoded] = await listVersions(id);
  expect(Object.keys(transcoded?.files ?? {}).toSorted()).toEqual([
    "480.avif",
    "480.webp",
    "icon-192.png",
    "icon-512.png",
    "og.jpg",
  ]);
  expect(transcoded?.files).toMatchObject(files);
  expect(await getFileDate(servedKey(version.hash, "480.avif"))).toBeNull();
  expect(await getFileDate(servedKey(version.hash, "480.webp"))).not.toBeNull();
  expect(await getPublicName(name)).not.toBeNull();
  // A repeated job changes nothing.
  await transcodeAll();
  expect(await listVersions(id)).toEqual([transcoded]);
}, 60_000);

test("replaceMedium: of two concurrent replacements the last is published; restoreMediumVersion restores the first", async () => {
  const { id, name } = await buildMedium(editor, await buildPhoto({ width: 500, height: 400 }));
  await transcodeAll();
  const first = await getPublicName(name);
  const photos = ["#112233", "#445566"].map((colour) =>
    buildPhoto({ width: 500, height: 400, colour }),
  );
  for (const result of await Promise.all(
    photos.map(async (one) => replaceMedium(editor, id, await one, isNeverInUse)),
  ))
    expect(result).toEqual({ ok: true });
  expect(await getPublicName(name)).toBe(first);
  const [item] = await db().select().from(mediaItems);
  const replacements = (await listVersions(id)).slice(1);
  const last = replacements.find((one) => one.id === item?.nextId);
  const other = replacements.find((one) => one.id !== item?.nextId);
  await transcodeVersion(last?.id ?? "");
  await transcodeVersion(other?.id ?? "");
  expect(parseLibraryPictureName((await getPublicName(name)) ?? "")?.hash).toBe(last?.hash);
  const medium = await getMedium(editor, id);
  expect(medium?.currentId).toBe(last?.id);
  expect(medium?.earlierVersions).toHaveLength(2);
  const [before] = await listVersions(id);
  expect(await restoreMediumVersion(editor, id, before?.id ?? "")).toEqual({ ok: true });
  expect(await getPublicName(name)).toBe(first);
  expect(await restoreMediumVersion(editor, id, "shipped")).toBeNull();
  expect(await history(id)).toHaveLength(4);
}, 60_000);

test("setFocalPoint: applies at once, and to crops after transcoding", async () => {
  const { id, name } = await buildMedium(editor);
  await transcodeAll();
  expect(await setFocalPoint(editor, id, { x: 31, y: 68 })).toEqual({ ok: true });
  const getView = async () =>
    (await getMediaViews({ pictures: [name], films: [] })).get(`picture/${name}`);
  expect(await getView()).toMatchObject({ focus: { x: 30, y: 70 } });
  expect(parseLibraryPictureName((await getView())?.name ?? "")?.cut).toBe("50x50");
  await transcodeAll();
  expect(parseLibraryPictureName((await getView())?.name ?? "")?.cut).toBe("30x70");
  // The crops of the first focal point still exist.
  await setFocalPoint(editor, id, { x: 50, y: 50 });
  expect(parseLibraryPictureName((await getView())?.name ?? "")?.cut).toBe("50x50");
}, 60_000);

test("media: return null without edit:content", async () => {
  const { id } = await buildMedium(editor);
  const others = [
    await buildStudent(),
    await buildStaff({ role: "admissions" }),
    { kind: "visitor" as const },
  ];
  for (const actor of others) {
    expect(await addMedium(actor, await buildPhoto())).toBeNull();
    expect(await replaceMedium(actor, id, await buildPhoto(), isNeverInUse)).toBeNull();
    expect(await setFocalPoint(actor, id, { x: 0, y: 0 })).toBeNull();
    expect(await restoreMediumVersion(actor, id, "shipped")).toBeNull();
    expect([await listMedia(actor), await getMedium(actor, id)]).toEqual([null, null]);
  }
});
