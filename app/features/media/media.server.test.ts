import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaEditions, mediaItems } from "#app/platform/db/schema/media.ts";
import { fileWrittenAt } from "#app/platform/storage/storage.server.ts";
import { readLibraryName } from "#app/ui/library-picture.ts";
import { testDatabase } from "#tests/support/database.ts";
import { addMedium, replaceMedium } from "./adding.server.ts";
import { setFocus } from "./describing.server.ts";
import { MEDIUM_GIVEN } from "./jobs.server.ts";
import { getMedium, listMedia } from "./library.server.ts";
import { makeEdition } from "./making/making.server.ts";
import { servedKey } from "./place.ts";
import { takeBackEdition } from "./replacing.server.ts";
import { forgetServed, openServed } from "./serving.server.ts";
import { mediaShown } from "./shown.server.ts";
import { buildMedium, buildPhoto } from "./testing.ts";

const database = await testDatabase();
let editor: Staff;
beforeEach(async () => {
  editor = await buildStaff({ role: "editor" });
});
afterEach(async () => {
  forgetServed();
  await database.truncate();
});

const history = async (id: string) =>
  (await listHistoryOf(editor, { kind: "medium", id })).map(({ action }) => action);
const editions = (itemId: string) =>
  db()
    .select()
    .from(mediaEditions)
    .where(eq(mediaEditions.itemId, itemId))
    .orderBy(mediaEditions.id);
const shownAs = async (name: string) =>
  (await mediaShown({ pictures: [name], films: [] })).get(`picture/${name}`)?.name ?? null;

/** Runs the jobs that wait, as the worker would. */
async function makeAll(): Promise<void> {
  for (const given of await database.jobs(MEDIUM_GIVEN.name))
    await makeEdition((given as { editionId: string }).editionId);
}

test("a picture is shown once its files are made, in every width it has, light and without its place", async () => {
  const { id, name } = await buildMedium(editor);
  expect(await shownAs(name)).toBeNull();
  expect((await listMedia(editor))?.[0]).toMatchObject({
    id,
    making: { made: 0 },
    lacksWords: ["fr", "en"],
  });
  await makeAll();
  const shown = readLibraryName((await shownAs(name)) ?? "");
  expect(shown).toMatchObject({ width: 1800, height: 1200, cut: "50x50" });
  const hash = shown?.hash ?? "";
  const [edition] = await editions(id);
  expect(Object.keys(edition?.files ?? {}).toSorted()).toEqual([
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
  const made = await openServed(hash, "960.avif");
  expect(made?.type).toBe("image/avif");
  expect(await sharp(made?.bytes).metadata()).toMatchObject({ width: 960, height: 640 });
  const phone = await openServed(hash, "phone-50x50-780.avif");
  expect(await sharp(phone?.bytes).metadata()).toMatchObject({ width: 780, height: 886 });
  expect((await openServed(hash, "look-50x50.avif"))?.bytes.length).toBeLessThan(3_000);
  expect(await openServed(hash, "../../media-originals")).toBeNull();
  expect((await listMedia(editor))?.[0]?.making).toBeNull();
  expect(await history(id)).toEqual(["medium.added"]);
}, 60_000);

test("what was made before a stop is not made again, and nothing is made larger than it was given", async () => {
  const small = await buildPhoto({ width: 500, height: 400 });
  const { id, name } = await buildMedium(editor, small);
  const [edition] = await editions(id);
  if (!edition) throw new Error("no edition");
  const files = { "480.avif": 12, "og.jpg": 34 };
  await db().update(mediaEditions).set({ files });
  await makeAll();
  const [made] = await editions(id);
  expect(Object.keys(made?.files ?? {}).toSorted()).toEqual([
    "480.avif",
    "480.webp",
    "icon-192.png",
    "icon-512.png",
    "og.jpg",
  ]);
  expect(made?.files).toMatchObject(files);
  expect(await fileWrittenAt(servedKey(edition.hash, "480.avif"))).toBeNull();
  expect(await fileWrittenAt(servedKey(edition.hash, "480.webp"))).not.toBeNull();
  expect(await shownAs(name)).not.toBeNull();
  // A job that comes twice changes nothing.
  await makeAll();
  expect(await editions(id)).toEqual([made]);
}, 60_000);

test("of two replacements at once the last is shown, and what was before comes back at once", async () => {
  const { id, name } = await buildMedium(editor, await buildPhoto({ width: 500, height: 400 }));
  await makeAll();
  const first = await shownAs(name);
  const photos = ["#112233", "#445566"].map((colour) =>
    buildPhoto({ width: 500, height: 400, colour }),
  );
  for (const given of await Promise.all(
    photos.map(async (one) => replaceMedium(editor, id, await one)),
  ))
    expect(given).toEqual({ ok: true });
  expect(await shownAs(name)).toBe(first);
  const [item] = await db().select().from(mediaItems);
  const given = (await editions(id)).slice(1);
  const last = given.find((one) => one.id === item?.nextId);
  const other = given.find((one) => one.id !== item?.nextId);
  await makeEdition(last?.id ?? "");
  await makeEdition(other?.id ?? "");
  expect(readLibraryName((await shownAs(name)) ?? "")?.hash).toBe(last?.hash);
  const told = await getMedium(editor, id);
  expect(told?.currentId).toBe(last?.id);
  expect(told?.earlier).toHaveLength(2);
  const [before] = await editions(id);
  expect(await takeBackEdition(editor, id, before?.id ?? "")).toEqual({ ok: true });
  expect(await shownAs(name)).toBe(first);
  expect(await takeBackEdition(editor, id, "site")).toBeNull();
  expect(await history(id)).toHaveLength(4);
}, 60_000);

test("another point in view is shown at once, and its upright cuts when they are made", async () => {
  const { id, name } = await buildMedium(editor);
  await makeAll();
  expect(await setFocus(editor, id, { x: 31, y: 68 })).toEqual({ ok: true });
  const shown = async () =>
    (await mediaShown({ pictures: [name], films: [] })).get(`picture/${name}`);
  expect(await shown()).toMatchObject({ focus: { x: 30, y: 70 } });
  expect(readLibraryName((await shown())?.name ?? "")?.cut).toBe("50x50");
  await makeAll();
  expect(readLibraryName((await shown())?.name ?? "")?.cut).toBe("30x70");
  // Those of the first point are there still.
  await setFocus(editor, id, { x: 50, y: 50 });
  expect(readLibraryName((await shown())?.name ?? "")?.cut).toBe("50x50");
}, 60_000);

test("nobody but those who edit the site adds, sees or changes a medium", async () => {
  const { id } = await buildMedium(editor);
  const others = [
    await buildStudent(),
    await buildStaff({ role: "admissions" }),
    { kind: "visitor" as const },
  ];
  for (const actor of others) {
    expect(await addMedium(actor, await buildPhoto())).toBeNull();
    expect(await replaceMedium(actor, id, await buildPhoto())).toBeNull();
    expect(await setFocus(actor, id, { x: 0, y: 0 })).toBeNull();
    expect(await takeBackEdition(actor, id, "site")).toBeNull();
    expect([await listMedia(actor), await getMedium(actor, id)]).toEqual([null, null]);
  }
});
