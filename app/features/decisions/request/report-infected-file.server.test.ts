import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { listFilesForExport } from "#app/features/admissions/application-export.server.ts";
import { attachProof } from "#app/features/admissions/cursus/cursus.server.ts";
import { readApplicationFile } from "#app/features/admissions/read-application-file.server.ts";
import {
  buildApplicationRecord,
  submitApplication,
} from "#app/features/admissions/sending/submit-application.server.ts";
import { buildEntry, buildReadyDraft, getVersion } from "#app/features/admissions/testing.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
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

async function buildGiven() {
  const officer = await buildStaff({ campus: "senegal" });
  const { actor, id } = await buildReadyDraft();
  const entryId = await buildEntry(id, "2024-2025");
  await attachProof(actor, id, entryId, buildPdf());
  const application = await loadApplication(actor, id);
  const fileId = application?.entries.find((one) => one.id === entryId)?.proof?.id ?? "";
  return { officer, actor, id, entryId, fileId };
}
const say = (fileId: string, scan: "pending" | "clean" | "infected") =>
  db()
    .update(files)
    .set({ scan, scannedAt: scan === "pending" ? null : new Date() })
    .where(eq(files.id, fileId));
const subjects = async ({ email }: { email: string }) =>
  (await listNotificationsOf(email)).map(({ subject }) => subject);
const REPLACE = "Un document est à remplacer";

test("while it waits for the antivirus, its owner may send the application and no officer opens it", async () => {
  const { officer, actor, id, fileId } = await buildGiven();
  await say(fileId, "pending");
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
  await say(fileId, "clean");
  expect(await readApplicationFile(officer, fileId)).not.toBeNull();
  expect(await approveFile(officer, fileId)).toEqual({ ok: true });
});

test("before sending, a virus makes a proof one that is not given; nobody opens it, another takes its place", async () => {
  const { actor, id, entryId, fileId } = await buildGiven();
  await say(fileId, "infected");
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
  const kept = await db().select({ name: files.name, scan: files.scan }).from(files);
  expect(kept).toEqual([{ name: "autre.pdf", scan: "unscanned" }]);
});

test("after sending, the candidate is written to once, sees why, and gives another", async () => {
  const { officer, actor, id, entryId, fileId } = await buildGiven();
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  await say(fileId, "infected");
  await reportInfectedFile(fileId);
  await reportInfectedFile(fileId);
  expect((await subjects(actor)).filter((one) => one === REPLACE)).toHaveLength(1);
  const found = await db().select().from(history).where(eq(history.action, "file.infected"));
  expect(found).toMatchObject([{ actorKind: "system", subjectId: id, details: { fileId } }]);
  const entry = (await loadApplication(actor, id))?.entries.find((one) => one.id === entryId);
  if (!entry) throw new Error("no entry");
  expect(getProofStatus(await getChoiceTimeline(id), entry)).toEqual({
    state: "refused",
    reason: null,
    infected: true,
  });
  expect(await readApplicationFile(officer, fileId)).toBeNull();
  expect(await approveFile(officer, fileId)).toBeNull();
  const application = await loadApplication(actor, id);
  const told = application && (await exportChoiceTimeline(application, "fr"));
  expect(JSON.stringify(told)).toContain("Virus trouvé");
  expect(await replaceFile(actor, fileId, buildPdf("autre.pdf"))).toEqual({ ok: true });
  const after = (await loadApplication(actor, id))?.entries.find((one) => one.id === entryId);
  expect(after?.proof).toMatchObject({ name: "autre.pdf" });
  await reportInfectedFile(fileId);
  expect((await subjects(actor)).filter((one) => one === REPLACE)).toHaveLength(1);
});
