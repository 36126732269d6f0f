import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildStaff } from "#app/features/auth/testing.ts";
import { buildPdf, buildPicture } from "#app/features/documents/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadApplication } from "../application.server.ts";
import { readApplicationFile } from "../read-application-file.server.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { buildApplication, buildReadyDraft, getVersion } from "../testing.ts";
import { savePersonalInfo } from "./personal-info.server.ts";
import { attachPhoto, removePhoto } from "./photo.server.ts";

await createTestDatabase();

const getFiles = (ownerId: string) => db().select().from(files).where(eq(files.ownerId, ownerId));
const photoNow = async (built: { actor: Parameters<typeof loadApplication>[0]; id: string }) =>
  (await loadApplication(built.actor, built.id))?.photo;

test("attachPhoto, removePhoto: set, replace and remove the only photo", async () => {
  const built = await buildApplication();
  const { actor, id } = built;
  expect(await photoNow(built)).toBeNull();
  const first = await attachPhoto(actor, id, await buildPicture());
  expect(first).toMatchObject({ ok: true, photo: await photoNow(built) });
  await attachPhoto(actor, id, await buildPicture({ name: "autre.jpg" }));
  expect((await getFiles(actor.id)).map(({ name }) => name)).toEqual(["autre.jpg"]);
  await savePersonalInfo(actor, id, "identity", { lastName: "Sarr", finished: "no" });
  expect(await photoNow(built)).not.toBeNull();
  expect(await removePhoto(actor, id)).toEqual({ ok: true, photo: null });
  expect(await photoNow(built)).toBeNull();
  expect(await getFiles(actor.id)).toEqual([]);
  const { version } = (await loadApplication(actor, id)) ?? {};
  await removePhoto(actor, id);
  expect(await getVersion(id)).toBe(version);
});

test("attachPhoto: refuses a file that is not a picture, and stores nothing", async () => {
  const { actor, id } = await buildApplication();
  expect(await attachPhoto(actor, id, buildPdf("moi.jpg"))).toEqual({
    ok: false,
    reason: "invalid",
    errors: { photo: "photo-type" },
  });
  expect(await getFiles(actor.id)).toEqual([]);
});

test("attachPhoto, removePhoto: return null for another candidate's application", async () => {
  const { actor, id } = await buildApplication();
  await attachPhoto(actor, id, await buildPicture());
  const other = await buildApplication();
  expect(await attachPhoto(other.actor, id, await buildPicture())).toBeNull();
  expect(await removePhoto(other.actor, id)).toBeNull();
  expect(await getFiles(actor.id)).toHaveLength(1);
});

test("submitApplication: freezes the photo, which staff of the campus can read", async () => {
  const built = await buildReadyDraft();
  const { actor, id } = built;
  const attached = await attachPhoto(actor, id, await buildPicture());
  const fileId = attached?.ok ? (attached.photo?.id ?? "") : "";
  const staff = await buildStaff({ campus: "senegal" });
  expect(await readApplicationFile(staff, fileId)).toBeNull();
  const small = await readApplicationFile(actor, fileId, { isThumbnail: true });
  expect(await sharp(small?.bytes).metadata()).toMatchObject({ width: 176, height: 176 });
  expect(small?.bytes.length).toBeLessThan(20_000);
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  expect(await readApplicationFile(staff, fileId)).toMatchObject({ type: "image/jpeg" });
  const closed = { ok: false, reason: "application-submitted" };
  expect(await attachPhoto(actor, id, await buildPicture())).toEqual(closed);
  expect(await removePhoto(actor, id)).toEqual(closed);
  const rows = (await loadApplication(actor, id))?.record?.blocks[0]?.rows;
  expect(rows).toContainEqual({ field: "photo", label: "Photo", value: "Photo fournie" });
});

test("submitApplication: records that no photo was given", async () => {
  const { actor, id } = await buildReadyDraft();
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  const rows = (await loadApplication(actor, id))?.record?.blocks[0]?.rows;
  expect(rows).toContainEqual({ field: "photo", label: "Photo", value: null });
});
