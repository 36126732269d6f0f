import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaLooks, mediaVersions } from "#app/platform/db/schema/media.ts";
import { getFile, putFile } from "#app/platform/storage/storage.server.ts";
import { formatLibraryPictureName } from "#app/ui/library-picture.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { replaceMedium } from "../add-medium.server.ts";
import { MEDIUM_VERSION_ADDED } from "../jobs.server.ts";
import { getMedium, listMedia } from "../library.server.ts";
import { originalKey, servedKey } from "../media-keys.ts";
import { getLibraryPlaceholder, getMediaViews } from "../media-view.server.ts";
import { clearServedFileCache } from "../serve-media.server.ts";
import { buildMedium, buildPhoto, isNeverInUse } from "../testing.ts";
import { retryTranscode } from "./retry-transcode.server.ts";
import { TranscodeError } from "./transcode-in-subprocess.server.ts";
import {
  MAX_FAILURES,
  requeueStuckVersions,
  transcodeVersion,
} from "./transcode-version.server.ts";

const database = await createTestDatabase();
afterEach(async () => {
  setClock();
  clearServedFileCache();
  await database.truncate();
});

const buildSmallPhoto = (colour: string) => buildPhoto({ width: 500, height: 400, colour });
const countJobs = async () => (await database.jobs(MEDIUM_VERSION_ADDED.name)).length;
const getPublicName = async (name: string) =>
  (await getMediaViews({ pictures: [name], films: [] })).get(`picture/${name}`)?.name ?? null;

/** A published picture whose next version has an unreadable original, so that transcoding fails. */
async function buildFailingMedium(editor: Staff) {
  const { id, name } = await buildMedium(editor, await buildSmallPhoto("#112233"));
  const [first] = await db().select().from(mediaVersions);
  await transcodeVersion(first?.id ?? "");
  await replaceMedium(editor, id, await buildSmallPhoto("#445566"), isNeverInUse);
  const [item] = await db().select().from(mediaItems).where(eq(mediaItems.id, id));
  const next = item?.nextId ?? "";
  const good = await getFile(originalKey(next));
  await putFile(originalKey(next), Buffer.from("no picture"), "image/jpeg");
  return { id, name, next, good };
}

test("transcodeVersion: retries, then gives up and keeps the previous version published", async () => {
  const editor = await buildStaff({ role: "editor" });
  const { id, name, next, good } = await buildFailingMedium(editor);
  const before = await getPublicName(name);
  for (let nth = 1; nth < MAX_FAILURES; nth++) {
    await expect(transcodeVersion(next)).rejects.toThrow(TranscodeError);
    expect((await listMedia(editor))?.[0]).toMatchObject({
      progress: { done: 0 },
      hasFailed: false,
    });
  }
  // The last failure ends the job without an error.
  await transcodeVersion(next);
  expect((await listMedia(editor))?.[0]).toMatchObject({ id, hasFailed: true });
  expect(await getPublicName(name)).toBe(before);
  setClock(new Date(Date.now() + HOUR_MS));
  const waiting = await countJobs();
  await requeueStuckVersions();
  expect(await countJobs()).toBe(waiting);
  // A job that was already queued does nothing either.
  await putFile(originalKey(next), good, "image/jpeg");
  await transcodeVersion(next);
  expect(await getPublicName(name)).toBe(before);
}, 60_000);

test("requeueStuckVersions: adds the icons that older pictures lack", async () => {
  const editor = await buildStaff({ role: "editor" });
  await buildMedium(editor, await buildSmallPhoto("#112233"));
  const [version] = await db().select().from(mediaVersions);
  await transcodeVersion(version?.id ?? "");
  const [transcoded] = await db().select().from(mediaVersions);
  const { "icon-192.png": icon192, "icon-512.png": icon512, ...before } = transcoded?.files ?? {};
  expect([icon192, icon512]).toEqual([expect.any(Number), expect.any(Number)]);
  setClock(new Date(Date.now() + HOUR_MS));
  const waiting = await countJobs();
  await requeueStuckVersions();
  expect(await countJobs()).toBe(waiting);
  await db().update(mediaVersions).set({ files: before });
  await requeueStuckVersions();
  expect(await countJobs()).toBe(waiting + 1);
  const existingKey = servedKey(transcoded?.hash ?? "", Object.keys(before)[0] ?? "");
  await putFile(existingKey, Buffer.from("as it was"), "image/webp");
  await transcodeVersion(version?.id ?? "");
  expect(Buffer.from(await getFile(existingKey)).toString()).toBe("as it was");
  expect((await db().select().from(mediaVersions))[0]).toEqual(transcoded);
}, 60_000);

test("requeueStuckVersions: adds a placeholder missing in the database", async () => {
  const editor = await buildStaff({ role: "editor" });
  await buildMedium(editor);
  const [version] = await db().select().from(mediaVersions);
  await transcodeVersion(version?.id ?? "");
  const [transcoded] = await db().select().from(mediaVersions);
  if (!transcoded) throw new Error("the version is missing");
  setClock(new Date(Date.now() + HOUR_MS));
  const waiting = await countJobs();
  await requeueStuckVersions();
  expect(await countJobs()).toBe(waiting);
  await db().delete(mediaLooks);
  expect(await getLibraryPlaceholder(formatLibraryPictureName(transcoded))).toBeNull();
  await requeueStuckVersions();
  expect(await countJobs()).toBe(waiting + 1);
  await transcodeVersion(transcoded.id);
  expect(await getLibraryPlaceholder(formatLibraryPictureName(transcoded))).toMatch(
    /^data:image\/avif/,
  );
  expect((await db().select().from(mediaVersions))[0]).toEqual(transcoded);
}, 60_000);

test("retryTranscode: queues a failed version again, null without edit:content", async () => {
  const editor = await buildStaff({ role: "editor" });
  const { id, name, next, good } = await buildFailingMedium(editor);
  expect(await retryTranscode(editor, id)).toBeNull();
  for (let nth = 1; nth < MAX_FAILURES; nth++) await transcodeVersion(next).catch(() => {});
  await transcodeVersion(next);
  expect(await retryTranscode(await buildStaff({ role: "admissions" }), id)).toBeNull();
  const waiting = await countJobs();
  expect(await retryTranscode(editor, id)).toEqual({ ok: true });
  expect(await countJobs()).toBe(waiting + 1);
  await putFile(originalKey(next), good, "image/jpeg");
  const before = await getPublicName(name);
  await transcodeVersion(next);
  expect(await getPublicName(name)).not.toBe(before);
  expect(await getMedium(editor, id)).toMatchObject({ hasFailed: false, progress: null });
  const [last] = await listSubjectHistory(editor, { kind: "medium", id });
  expect(last?.action).toBe("medium.tried-again");
}, 60_000);
