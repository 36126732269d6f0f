import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { listFilesForExport } from "#app/features/admissions/application-export.server.ts";
import { attachProof } from "#app/features/admissions/cursus/cursus.server.ts";
import { readApplicationFile } from "#app/features/admissions/read-application-file.server.ts";
import { buildApplicationRecord } from "#app/features/admissions/record/application-record.server.ts";
import { submitApplication } from "#app/features/admissions/sending/submit-application.server.ts";
import { buildEntry, buildReadyDraft, getVersion } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getChoiceTimeline, getProofStatus } from "../choice-timeline.server.ts";
import { exportChoiceTimeline } from "../choice-timeline-export.server.ts";
import { reportInfectedFile } from "./report-infected-file.server.ts";
import { approveFile, refuseFile, replaceFile } from "./review-file.server.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());

async function buildDraftWithProof() {
  const officer = await buildStaff({ campus: "senegal" });
  const { actor, id } = await buildReadyDraft();
  const entryId = await buildEntry(id, "2024-2025");
  await attachProof(actor, id, entryId, buildPdf());
  const application = await loadApplication(actor, id);
  const fileId = application?.entries.find((one) => one.id === entryId)?.proof?.id ?? "";
  return { officer, actor, id, entryId, fileId };
}
const setScan = (fileId: string, scan: "pending" | "clean" | "infected") =>
  db()
    .update(files)
    .set({ scan, scannedAt: scan === "pending" ? null : new Date() })
    .where(eq(files.id, fileId));
const subjects = async ({ email }: { email: string }) =>
  (await listUserNotifications(email)).map(({ subject }) => subject);
const REPLACE = "Un fichier est à remplacer";

test("submitApplication: accepts a file that waits for the antivirus, which no officer can open", async () => {
  const { officer, actor, id, fileId } = await buildDraftWithProof();
  await setScan(fileId, "pending");
  expect(
    await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" }),
  ).toMatchObject({
    ok: true,
  });
  expect(await readApplicationFile(actor, fileId)).not.toBeNull();
  expect(await readApplicationFile(officer, fileId)).toBeNull();
  expect(await approveFile(officer, fileId)).toBeNull();
  expect(await refuseFile(officer, fileId, "Illisible.")).toBeNull();
  const opened = await db().select().from(history).where(eq(history.action, "file.opened"));
  expect(opened).toEqual([]);
  await setScan(fileId, "clean");
  expect(await readApplicationFile(officer, fileId)).not.toBeNull();
  expect(await approveFile(officer, fileId)).toEqual({ ok: true });
});

test("reportInfectedFile: in a draft, an infected proof counts as not given, cannot be opened and can be replaced", async () => {
  const { actor, id, entryId, fileId } = await buildDraftWithProof();
  await setScan(fileId, "infected");
  await reportInfectedFile(fileId);
  expect(await subjects(actor)).not.toContain(REPLACE);
  expect(await readApplicationFile(actor, fileId)).toBeNull();
  expect((await listFilesForExport(actor, "fr")).map(({ isReadable: opens }) => opens)).toEqual([
    false,
  ]);
  const application = await loadApplication(actor, id);
  if (!application) throw new Error("no application");
  const rows = buildApplicationRecord(application, "fr").blocks.flatMap((block) => block.rows);
  expect(rows.find(({ label }) => label === "Justificatif")?.value).toBeNull();
  expect(await attachProof(actor, id, entryId, buildPdf("autre.pdf"))).toMatchObject({ ok: true });
  const storedFiles = await db().select({ name: files.name, scan: files.scan }).from(files);
  expect(storedFiles).toEqual([{ name: "autre.pdf", scan: "unscanned" }]);
});

test("reportInfectedFile: after submission, notifies the candidate once with the reason, and the file can be replaced", async () => {
  const { officer, actor, id, entryId, fileId } = await buildDraftWithProof();
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  await setScan(fileId, "infected");
  await reportInfectedFile(fileId);
  await reportInfectedFile(fileId);
  expect((await subjects(actor)).filter((one) => one === REPLACE)).toHaveLength(1);
  const entries = await db().select().from(history).where(eq(history.action, "file.infected"));
  expect(entries).toMatchObject([{ actorKind: "system", subjectId: id, details: { fileId } }]);
  const entry = (await loadApplication(actor, id))?.entries.find((one) => one.id === entryId);
  if (!entry) throw new Error("no entry");
  expect(getProofStatus(await getChoiceTimeline(id), entry)).toEqual({
    state: "refused",
    reason: null,
    isInfected: true,
  });
  expect(await readApplicationFile(officer, fileId)).toBeNull();
  expect(await approveFile(officer, fileId)).toBeNull();
  const application = await loadApplication(actor, id);
  const exported = application && (await exportChoiceTimeline(application, "fr"));
  expect(JSON.stringify(exported)).toContain("Virus trouvé");
  expect(await replaceFile(actor, fileId, buildPdf("autre.pdf"))).toEqual({ ok: true });
  const after = (await loadApplication(actor, id))?.entries.find((one) => one.id === entryId);
  expect(after?.proof).toMatchObject({ name: "autre.pdf" });
  await reportInfectedFile(fileId);
  expect((await subjects(actor)).filter((one) => one === REPLACE)).toHaveLength(1);
});
