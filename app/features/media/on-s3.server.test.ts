import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildStaff } from "#app/features/auth/testing.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { config, readConfig, setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaVersions } from "#app/platform/db/schema/media.ts";
import { removeWaitingFiles } from "#app/platform/storage/remove-files.server.ts";
import { resetStore } from "#app/platform/storage/storage.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { formatLibraryPictureName } from "#app/ui/library-picture.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startFakeS3 } from "#tests/support/fake-s3.ts";
import { replaceMedium } from "./add-medium.server.ts";
import { getMedium } from "./library.server.ts";
import { getLibraryPlaceholder } from "./media-view.server.ts";
import { isMediumKey, sweepMedia } from "./remove-medium.server.ts";
import { restoreMediumVersion } from "./restore-version.server.ts";
import { clearServedFileCache, openFilm, openServedFile } from "./serve-media.server.ts";
import { buildFilm, buildMedium, buildPhoto, isNeverInUse } from "./testing.ts";
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

const buildSmallPhoto = (colour: string) => buildPhoto({ width: 500, height: 400, colour });
const listKeys = () =>
  [...s3.objects.keys()]
    .map((key) => key.replace("/school/", ""))
    .filter((key) => key.startsWith("media"))
    .toSorted();
const listTrash = () => [...s3.objects.keys()].filter((key) => key.startsWith("/school/trash/"));

async function sweepAndRemove() {
  await sweepMedia();
  await removeWaitingFiles(isMediumKey);
}
const listVersions = () => db().select().from(mediaVersions).orderBy(mediaVersions.id);

test("media on S3: transcoded, replaced, restored and swept after thirty days, without touching foreign files", async () => {
  const editor = await buildStaff({ role: "editor" });
  const { id } = await buildMedium(editor, await buildSmallPhoto("#112233"));
  await replaceMedium(editor, id, await buildSmallPhoto("#445566"), isNeverInUse);
  for (const version of await listVersions()) await transcodeVersion(version.id);
  const [first, second] = await listVersions();
  // A file of another installation in the same bucket.
  const foreign = "media/0123456789abcdef/480.avif";
  s3.objects.set(`/school/${foreign}`, { bytes: Buffer.alloc(1), type: "x" });
  const renditionKeys = ["480.avif", "480.webp", "icon-192.png", "icon-512.png", "og.jpg"].map(
    (file) => `media/${second?.hash}/${file}`,
  );
  expect(listKeys()).toEqual(
    expect.arrayContaining([`media-originals/${second?.id}`, ...renditionKeys]),
  );
  expect((await openServedFile(second?.hash ?? "", "480.avif"))?.type).toBe("image/avif");
  expect(await openServedFile("0".repeat(16), "480.avif")).toBeNull();
  const getCurrentId = async () => (await getMedium(editor, id))?.currentId;
  expect(await getCurrentId()).toBe(second?.id);

  await replaceMedium(editor, id, await buildSmallPhoto("#778899"), isNeverInUse);
  const third = (await listVersions()).at(-1);
  await transcodeVersion(third?.id ?? "");
  expect(await restoreMediumVersion(editor, id, second?.id ?? "")).toEqual({ ok: true });
  expect(await getCurrentId()).toBe(second?.id);
  setClock(new Date(Date.now() + 29 * DAY_MS));
  await sweepAndRemove();
  const hasFiles = (one: typeof third) => listKeys().some((key) => key.includes(`${one?.hash}`));
  expect([hasFiles(first), hasFiles(second), hasFiles(third)]).toEqual([false, true, true]);
  // The first version was replaced before it was transcoded, so it was never published.
  expect(listTrash()).toContainEqual(expect.stringContaining(`media-originals/${first?.id}`));
  setClock(new Date(Date.now() + 31 * DAY_MS));
  await sweepAndRemove();
  expect([hasFiles(second), hasFiles(third)]).toEqual([true, false]);
  expect(listKeys()).toEqual(
    [foreign, ...renditionKeys, `media-originals/${second?.id}`].toSorted(),
  );
  // Nothing is written to the server's disk.
  expect(() => readdirSync(join(folder, "files"))).toThrow();
}, 60_000);

test("openServedFile, openFilm: throw while S3 is unavailable, return null for a missing file", async () => {
  const hash = "0".repeat(16);
  expect([await openServedFile(hash, "480.avif"), await openFilm(hash, "film.mp4")]).toEqual([
    null,
    null,
  ]);
  await s3.stop();
  const results = await Promise.allSettled([
    openServedFile(hash, "480.avif"),
    openFilm(hash, "film.mp4"),
  ]);
  await s3.restart();
  expect(results.map((one) => one.status === "rejected" && isStoreUnavailable(one.reason))).toEqual(
    [true, true],
  );
}, 60_000);

test("getLibraryPlaceholder: returns the placeholder without asking S3", async () => {
  await buildMedium(await buildStaff({ role: "editor" }));
  await transcodeVersion((await listVersions()).at(-1)?.id ?? "");
  const version = (await listVersions()).at(-1);
  if (!version) throw new Error("the version is missing");
  s3.mood = "hangs";
  const startedAt = performance.now();
  const look = await getLibraryPlaceholder(formatLibraryPictureName(version));
  s3.mood = "works";
  expect(look).toMatch(/^data:image\/avif;base64,.{100,5000}$/);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
}, 60_000);

test("openFilm: reads a range of a film on S3", async () => {
  setClock();
  const editor = await buildStaff({ role: "editor" });
  const film = buildFilm({ size: 300_000 });
  const { id } = await buildMedium(editor, film);
  const version = (await getMedium(editor, id))?.version;
  await transcodeVersion(version?.id ?? "");
  const served = await openFilm(version?.hash ?? "", "film.mp4");
  const bytes = Buffer.from(await film.arrayBuffer());
  expect(served?.sizeBytes).toBe(bytes.length);
  const part = served ? await buffer(await served.read({ start: 1_000, end: 1_999 })) : null;
  expect(part?.equals(bytes.subarray(1_000, 2_000))).toBe(true);
  expect(s3.requestedRanges()).toContain("bytes=1000-1999");
}, 60_000);
