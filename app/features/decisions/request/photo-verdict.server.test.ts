import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { attachPhoto } from "#app/features/admissions/personal-info/photo.server.ts";
import { readApplicationFile } from "#app/features/admissions/read-application-file.server.ts";
import { submitApplication } from "#app/features/admissions/sending/submit-application.server.ts";
import { buildReadyDraft, getVersion } from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { buildPdf, buildPicture } from "#app/features/documents/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getChoiceTimeline } from "../choice-timeline.server.ts";
import { exportChoiceTimeline } from "../choice-timeline-export.server.ts";
import { listRefusedFileReminders } from "../request-reminders.server.ts";
import { reportInfectedFile } from "./report-infected-file.server.ts";
import { approveFile, refuseFile, replaceFile } from "./review-file.server.ts";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });

async function buildPhoto() {
  const built = await buildReadyDraft();
  await attachPhoto(built.actor, built.id, await buildPicture());
  await submitApplication(built.actor, built.id, {
    version: await getVersion(built.id),
    locale: "fr",
  });
  const photoId = (await loadApplication(built.actor, built.id))?.photo?.id ?? "";
  return { ...built, photoId };
}
const subjects = async ({ email }: { email: string }) =>
  (await listUserNotifications(email)).map(({ subject }) => subject);

test("approveFile, refuseFile: review a photo like a proof, and the candidate reads the reason of a refusal", async () => {
  const { actor, id, photoId } = await buildPhoto();
  expect(await approveFile(await buildStaff({ campus: "cameroon" }), photoId)).toBeNull();
  expect(await approveFile(officer, photoId)).toEqual({ ok: true });
  expect(await replaceFile(actor, photoId, await buildPicture())).toMatchObject({
    reason: "request-closed",
  });
  expect(await refuseFile(officer, photoId, "On ne voit pas le visage.")).toEqual({ ok: true });
  expect((await subjects(actor)).at(-1)).toBe("Un fichier est à remplacer");
  expect((await getChoiceTimeline(id)).verdicts[photoId]?.reason).toBe("On ne voit pas le visage.");
  const application = await loadApplication(actor, id);
  const exported = application && (await exportChoiceTimeline(application, "fr"));
  expect(JSON.stringify(exported)).toContain("On ne voit pas le visage.");
  const later = new Date(now().getTime() + 6 * DAY_MS);
  const reminders = (await listRefusedFileReminders(later)).filter(
    ({ personId }) => personId === actor.id,
  );
  expect(reminders).toHaveLength(1);
});

test("replaceFile: accepts a picture in place of a refused photo, without a verdict", async () => {
  const { actor, id, photoId } = await buildPhoto();
  await refuseFile(officer, photoId, "Trop sombre.");
  expect(await replaceFile(await buildStudent(), photoId, await buildPicture())).toBeNull();
  expect(await replaceFile(actor, photoId, null)).toMatchObject({ errors: { file: "required" } });
  expect(await replaceFile(actor, photoId, buildPdf())).toMatchObject({
    errors: { file: "photo-type" },
  });
  const other = await buildPicture({ name: "autre.jpg" });
  expect(await replaceFile(actor, photoId, other)).toEqual({ ok: true });
  const after = (await loadApplication(actor, id))?.photo;
  expect(after?.id).not.toBe(photoId);
  expect((await getChoiceTimeline(id)).verdicts).toEqual({});
  expect(await readApplicationFile(officer, after?.id ?? "")).not.toBeNull();
  expect(await replaceFile(actor, photoId, other)).toEqual({ ok: true });
  expect(await replaceFile(actor, photoId, await buildPicture({ width: 700 }))).toEqual({
    ok: false,
    reason: "request-closed",
  });
  expect(await replaceFile(await buildStudent(), photoId, other)).toBeNull();
});

test("reportInfectedFile: notifies the candidate once of an infected photo, which can be replaced", async () => {
  const { actor, id, photoId } = await buildPhoto();
  await db().update(files).set({ scan: "infected", scannedAt: now() }).where(eq(files.id, photoId));
  await reportInfectedFile(photoId);
  await reportInfectedFile(photoId);
  const notifications = (await subjects(actor)).filter(
    (one) => one === "Un fichier est à remplacer",
  );
  expect(notifications).toHaveLength(1);
  expect(await approveFile(officer, photoId)).toBeNull();
  expect(await replaceFile(actor, photoId, await buildPicture())).toEqual({ ok: true });
  expect((await loadApplication(actor, id))?.photo?.scan).toBe("unscanned");
});
