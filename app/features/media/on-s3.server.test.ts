import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildStaff } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { config, readConfig, setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaVersions } from "#app/platform/db/schema/media.ts";
import { removeWaitingFiles } from "#app/platform/storage/remove-files.server.ts";
import { resetStore } from "#app/platform/storage/storage.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { libraryName } from "#app/ui/library-picture.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startFakeS3 } from "#tests/support/fake-s3.ts";
import { replaceMedium } from "./add-medium.server.ts";
import { getMedium } from "./library.server.ts";
import { getLibraryPlaceholder } from "./media-view.server.ts";
import { isMediumKey, sweepMedia } from "./remove-medium.server.ts";
import { restoreMediumVersion } from "./restore-version.server.ts";
import { clearServedFileCache, openFilm, openServedFile } from "./serve-media.server.ts";
import { buildFilm, buildMedium, buildPhoto } from "./testing.ts";
import { transcodeVersion } from "./transcode/transcode-version.server.ts";

await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "erabao-media-"));
const before = config();
const s3 = await startFakeS3();

beforeAll(() => {
  const settings = { DATA_DIR: folder, S3_BUCKET: "school", S3_REGION: "ca-central-1" };
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key", S3_ENDPOINT: s3.endpoint };
  setConfig(readConfig({ ...settings, ...keys }));
  resetStore();
});
afterAll(async () => {
  setConfig(before);
  resetStore();
  setClock();
  clearServedFileCache();
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const DAY_MS = 86_400_000;
const buildSmallPhoto = (colour: string) => buildPhoto({ width: 500, height: 400, colour });
const listKeys = () =>
  [...s3.kept.keys()]
    .map((key) => key.replace("/school/", ""))
    .filter((key) => key.startsWith("media"))
    .toSorted();
const listTrash = () => [...s3.kept.keys()].filter((key) => key.startsWith("/school/trash/"));

async function sweepAndRemove() {
  await sweepMedia();
  await removeWaitingFiles(isMediumKey);
}
const listVersions = () => db().select().from(mediaVersions).orderBy(mediaVersions.id);

test("where files are kept at S3 a picture is made, replaced, taken back, and swept after thirty days, and nothing of others is", async () => {
  const editor = await buildStaff({ role: "editor" });
  const { id } = await buildMedium(editor, await buildSmallPhoto("#112233"));
  await replaceMedium(editor, id, await buildSmallPhoto("#445566"));
  for (const edition of await listVersions()) await transcodeVersion(edition.id);
  const [first, second] = await listVersions();
  // Of another installation in the same bucket: this one never wrote it.
  const foreign = "media/0123456789abcdef/480.avif";
  s3.kept.set(`/school/${foreign}`, { bytes: Buffer.alloc(1), type: "x" });
  const made = ["480.avif", "480.webp", "icon-192.png", "icon-512.png", "og.jpg"].map(
    (file) => `media/${second?.hash}/${file}`,
  );
  expect(listKeys()).toEqual(expect.arrayContaining([`media-originals/${second?.id}`, ...made]));
  expect((await openServedFile(second?.hash ?? "", "480.avif"))?.type).toBe("image/avif");
  expect(await openServedFile("0".repeat(16), "480.avif")).toBeNull();
  const shown = async () => (await getMedium(editor, id))?.currentId;
  expect(await shown()).toBe(second?.id);

  await replaceMedium(editor, id, await buildSmallPhoto("#778899"));
  const third = (await listVersions()).at(-1);
  await transcodeVersion(third?.id ?? "");
  expect(await restoreMediumVersion(editor, id, second?.id ?? "")).toEqual({ ok: true });
  expect(await shown()).toBe(second?.id);
  setClock(new Date(Date.now() + 29 * DAY_MS));
  await sweepAndRemove();
  const left = (one: typeof third) => listKeys().some((key) => key.includes(`${one?.hash}`));
  expect([left(first), left(second), left(third)]).toEqual([false, true, true]);
  // Another was given before the first was made: nobody has seen it.
  expect(listTrash()).toContainEqual(expect.stringContaining(`media-originals/${first?.id}`));
  setClock(new Date(Date.now() + 31 * DAY_MS));
  await sweepAndRemove();
  expect([left(second), left(third)]).toEqual([true, false]);
  expect(listKeys()).toEqual([foreign, ...made, `media-originals/${second?.id}`].toSorted());
  // Nothing of it is on the disk of the server.
  expect(() => readdirSync(join(folder, "files"))).toThrow();
}, 60_000);

test("openServed and openFilm throw while S3 refuses connections, and give null for what S3 does not have", async () => {
  const hash = "0".repeat(16);
  expect([await openServedFile(hash, "480.avif"), await openFilm(hash, "film.mp4")]).toEqual([
    null,
    null,
  ]);
  await s3.stop();
  const away = await Promise.allSettled([
    openServedFile(hash, "480.avif"),
    openFilm(hash, "film.mp4"),
  ]);
  await s3.restart();
  expect(away.map((one) => one.status === "rejected" && isStoreUnavailable(one.reason))).toEqual([
    true,
    true,
  ]);
}, 60_000);

test("libraryLook gives the look of a picture while S3 never answers, and does not ask S3", async () => {
  await buildMedium(await buildStaff({ role: "editor" }));
  await transcodeVersion((await listVersions()).at(-1)?.id ?? "");
  const made = (await listVersions()).at(-1);
  if (!made) throw new Error("the edition is gone");
  s3.mood = "hangs";
  const begun = performance.now();
  const look = await getLibraryPlaceholder(libraryName(made));
  s3.mood = "works";
  expect(look).toMatch(/^data:image\/avif;base64,.{100,5000}$/);
  expect(performance.now() - begun).toBeLessThan(1_000);
}, 60_000);

test("a film that is kept at S3 is copied there and read in parts, without being held", async () => {
  setClock();
  const editor = await buildStaff({ role: "editor" });
  const film = buildFilm({ size: 300_000 });
  const { id } = await buildMedium(editor, film);
  const edition = (await getMedium(editor, id))?.version;
  await transcodeVersion(edition?.id ?? "");
  const served = await openFilm(edition?.hash ?? "", "film.mp4");
  const bytes = Buffer.from(await film.arrayBuffer());
  expect(served?.size).toBe(bytes.length);
  const part = served ? await buffer(await served.read({ start: 1_000, end: 1_999 })) : null;
  expect(part?.equals(bytes.subarray(1_000, 2_000))).toBe(true);
  expect(s3.asked()).toContain("bytes=1000-1999");
}, 60_000);
