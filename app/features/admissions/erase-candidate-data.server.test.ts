import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import { buildStudent } from "#app/features/auth/testing.ts";
import { registerPreparedFile } from "#app/features/documents/testing.ts";
import { exportMessages } from "#app/features/messaging/message-export.server.ts";
import { buildThread } from "#app/features/messaging/testing.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { applications, choices, cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { getFile } from "#app/platform/storage/storage.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { exportApplications, listFilesForExport } from "./application-export.server.ts";
import type { State } from "./application-state.ts";
import { eraseCandidateData, listSentNumbers } from "./erase-candidate-data.server.ts";
import { submitApplication } from "./sending/submit-application.server.ts";
import { buildApplication, buildEntry, buildReadyDraft, buildSentApplication } from "./testing.ts";

const database = await createTestDatabase();

afterEach(() => database.truncate());

/** Stores a proof for an entry. */
async function storeProof(actor: { id: string }, entryId: string) {
  const bytes = new Uint8Array(createSmallPdf("bulletin"));
  const prepared = {
    ok: true,
    name: "bulletin.pdf",
    type: "application/pdf",
    bytes,
    pages: 1,
  } as const;
  const registered = await registerPreparedFile(actor.id, prepared);
  if (!registered.ok) throw new Error(registered.reason);
  const proofId = registered.id;
  await db().update(cursusEntries).set({ proofId }).where(eq(cursusEntries.id, entryId));
  const [file] = await db().select().from(files).where(eq(files.id, proofId));
  return { proofId, key: file?.key ?? "" };
}

const contributeNothing = async () => ({});
const erase = (actor: Actor & { id: string }) =>
  transaction((tx) => eraseCandidateData(tx, actor.id));

test("eraseCandidateData: deletes a draft with its files and messages, and queues the removal of their bytes", async () => {
  const { actor, id } = await buildApplication();
  const { key } = await storeProof(actor, await buildEntry(id));
  await buildThread({ personId: actor.id });
  expect(await erase(actor)).toEqual({ hasSentApplication: false });
  expect(await db().select().from(applications)).toEqual([]);
  expect(await db().select().from(files)).toEqual([]);
  expect(await exportMessages(actor, "fr")).toEqual([]);
  expect(await database.jobs("file.removed")).toEqual([{ key }]);
});

test("eraseCandidateData: keeps a submitted application with its files and messages", async () => {
  const { actor, id, version } = await buildReadyDraft();
  const { proofId, key } = await storeProof(actor, await buildEntry(id, "2023-2024"));
  const sent = await submitApplication(actor, id, { version, locale: "fr" });
  const number = sent?.ok ? sent.number : "";
  await buildThread({ personId: actor.id, applicationId: id, subject: "Votre dossier" });
  await buildThread({ personId: actor.id, subject: "Portes ouvertes" });
  expect(await listSentNumbers(actor)).toEqual([{ number, isOver: false }]);
  expect(await erase(actor)).toEqual({ hasSentApplication: true });
  expect((await listFilesForExport(actor, "fr")).map((file) => file.id)).toEqual([proofId]);
  expect((await getFile(key)).length).toBeGreaterThan(0);
  const exported = JSON.stringify(await exportMessages(actor, "fr"));
  expect(exported).toContain("Votre dossier");
  expect(exported).not.toContain("Portes ouvertes");
});

test("listSentNumbers: isOver once every choice has ended", async () => {
  const sent = await buildSentApplication({ choices: 2 });
  const { actor } = sent;
  const [first, second = ""] = sent.choices;
  const isOver = async () => (await listSentNumbers(actor)).map((one) => one.isOver);
  const end = (choice: string, state: State) =>
    db().update(choices).set({ state }).where(eq(choices.id, choice));
  await end(first, "withdrawn");
  expect(await isOver()).toEqual([false]);
  await end(second, "refused");
  expect(await isOver()).toEqual([true]);
  expect(await listSentNumbers(await buildStudent())).toEqual([]);
});

test("eraseCandidateData: deletes nothing of another user", async () => {
  const { actor } = await buildApplication();
  const other = await buildApplication();
  await buildThread({ personId: other.actor.id });
  await erase(actor);
  expect(await exportApplications(other.actor, "fr", contributeNothing)).toHaveLength(1);
  expect(await exportMessages(other.actor, "fr")).toHaveLength(1);
});

test("exportApplications, listFilesForExport: return the candidate's own answers, choices and files only", async () => {
  const { actor, id, version } = await buildReadyDraft();
  await storeProof(actor, await buildEntry(id, "2023-2024"));
  const before = JSON.stringify(await exportApplications(actor, "fr", contributeNothing));
  expect(before).toContain('"Nom(s) de famille":"Fall"');
  expect(before).toContain("bulletin.pdf");
  expect(before).toMatch(/"Choix\s1":"Formation/);
  await submitApplication(actor, id, { version, locale: "fr" });
  const after = JSON.stringify(await exportApplications(actor, "en", contributeNothing));
  expect(after).toMatch(/ER-27-DKR-\d{4}/);
  const [file] = await listFilesForExport(actor, "fr");
  expect(file?.name).toBe("1-bulletin.pdf");
  const stranger = await buildStudent();
  expect(await exportApplications(stranger, "fr", contributeNothing)).toEqual([]);
  expect(await listFilesForExport(stranger, "fr")).toEqual([]);
});
