import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { Staff } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaEditions, mediaItems, mediaLooks } from "#app/platform/db/schema/media.ts";
import { getFile, putFile } from "#app/platform/storage/storage.server.ts";
import { libraryName } from "#app/ui/library-picture.ts";
import { testDatabase } from "#tests/support/database.ts";
import { replaceMedium } from "../adding.server.ts";
import { MEDIUM_GIVEN } from "../jobs.server.ts";
import { getMedium, listMedia } from "../library.server.ts";
import { originalKey, servedKey } from "../place.ts";
import { forgetServed } from "../serving.server.ts";
import { libraryLook, mediaShown } from "../shown.server.ts";
import { buildMedium, buildPhoto } from "../testing.ts";
import { MOST_FAILURES, makeEdition, takeUpWaiting } from "./making.server.ts";
import { MakerFailed } from "./making-apart.server.ts";
import { tryAgain } from "./trying-again.server.ts";

const database = await testDatabase();
afterEach(async () => {
  setClock();
  forgetServed();
  await database.truncate();
});

const small = (colour: string) => buildPhoto({ width: 500, height: 400, colour });
const jobs = async () => (await database.jobs(MEDIUM_GIVEN.name)).length;
const shownAs = async (name: string) =>
  (await mediaShown({ pictures: [name], films: [] })).get(`picture/${name}`)?.name ?? null;

/** A picture that is shown, and its next edition, whose original cannot be drawn: the maker fails on it. */
async function buildFailing(editor: Staff) {
  const { id, name } = await buildMedium(editor, await small("#112233"));
  const [first] = await db().select().from(mediaEditions);
  await makeEdition(first?.id ?? "");
  await replaceMedium(editor, id, await small("#445566"));
  const [item] = await db().select().from(mediaItems).where(eq(mediaItems.id, id));
  const next = item?.nextId ?? "";
  const good = await getFile(originalKey(next));
  await putFile(originalKey(next), Buffer.from("no picture"), "image/jpeg");
  return { id, name, next, good };
}

test("a picture on which the maker fails is tried again, then left alone and said so; the old one is shown", async () => {
  const editor = await buildStaff({ role: "editor" });
  const { id, name, next, good } = await buildFailing(editor);
  const before = await shownAs(name);
  for (let nth = 1; nth < MOST_FAILURES; nth++) {
    await expect(makeEdition(next)).rejects.toThrow(MakerFailed);
    expect((await listMedia(editor))?.[0]).toMatchObject({ making: { made: 0 }, failed: false });
  }
  // The last time the job ends: nobody tries for ever.
  await makeEdition(next);
  expect((await listMedia(editor))?.[0]).toMatchObject({ id, failed: true });
  expect(await shownAs(name)).toBe(before);
  setClock(new Date(Date.now() + 3_600_000));
  const waiting = await jobs();
  await takeUpWaiting();
  expect(await jobs()).toBe(waiting);
  // A job that waited for its turn meanwhile leaves it alone too.
  await putFile(originalKey(next), good, "image/jpeg");
  await makeEdition(next);
  expect(await shownAs(name)).toBe(before);
}, 60_000);

test("a picture that was made before there were icons gets them, and keeps all it had", async () => {
  const editor = await buildStaff({ role: "editor" });
  await buildMedium(editor, await small("#112233"));
  const [given] = await db().select().from(mediaEditions);
  await makeEdition(given?.id ?? "");
  const [made] = await db().select().from(mediaEditions);
  const { "icon-192.png": icon192, "icon-512.png": icon512, ...before } = made?.files ?? {};
  expect([icon192, icon512]).toEqual([expect.any(Number), expect.any(Number)]);
  setClock(new Date(Date.now() + 3_600_000));
  const waiting = await jobs();
  await takeUpWaiting();
  expect(await jobs()).toBe(waiting);
  await db().update(mediaEditions).set({ files: before });
  await takeUpWaiting();
  expect(await jobs()).toBe(waiting + 1);
  const had = servedKey(made?.hash ?? "", Object.keys(before)[0] ?? "");
  await putFile(had, Buffer.from("as it was"), "image/webp");
  await makeEdition(given?.id ?? "");
  expect(Buffer.from(await getFile(had)).toString()).toBe("as it was");
  expect((await db().select().from(mediaEditions))[0]).toEqual(made);
}, 60_000);

test("takeUpWaiting has the look of a picture made again when the database has none", async () => {
  const editor = await buildStaff({ role: "editor" });
  await buildMedium(editor);
  const [given] = await db().select().from(mediaEditions);
  await makeEdition(given?.id ?? "");
  const [made] = await db().select().from(mediaEditions);
  if (!made) throw new Error("the edition is gone");
  setClock(new Date(Date.now() + 3_600_000));
  const waiting = await jobs();
  await takeUpWaiting();
  expect(await jobs()).toBe(waiting);
  await db().delete(mediaLooks);
  expect(await libraryLook(libraryName(made))).toBeNull();
  await takeUpWaiting();
  expect(await jobs()).toBe(waiting + 1);
  await makeEdition(made.id);
  expect(await libraryLook(libraryName(made))).toMatch(/^data:image\/avif/);
  expect((await db().select().from(mediaEditions))[0]).toEqual(made);
}, 60_000);

test("whoever edits the site has it tried again, once it has failed", async () => {
  const editor = await buildStaff({ role: "editor" });
  const { id, name, next, good } = await buildFailing(editor);
  expect(await tryAgain(editor, id)).toBeNull();
  for (let nth = 1; nth < MOST_FAILURES; nth++) await makeEdition(next).catch(() => {});
  await makeEdition(next);
  expect(await tryAgain(await buildStaff({ role: "admissions" }), id)).toBeNull();
  const waiting = await jobs();
  expect(await tryAgain(editor, id)).toEqual({ ok: true });
  expect(await jobs()).toBe(waiting + 1);
  await putFile(originalKey(next), good, "image/jpeg");
  const before = await shownAs(name);
  await makeEdition(next);
  expect(await shownAs(name)).not.toBe(before);
  expect(await getMedium(editor, id)).toMatchObject({ failed: false, making: null });
  const [last] = await listHistoryOf(editor, { kind: "medium", id });
  expect(last?.action).toBe("medium.tried-again");
}, 60_000);
