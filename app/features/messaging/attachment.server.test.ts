import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { receiveUpload } from "#app/features/documents/receive-upload.server.ts";
import { sweepFiles } from "#app/features/documents/sweep-files.server.ts";
import { buildPdf, buildPicture } from "#app/features/documents/testing.ts";
import { appendPiece, createUpload } from "#app/features/documents/upload.server.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { eraseThreads, listThreadFileIds } from "./erase-threads.server.ts";
import { exportMessages } from "./message-export.server.ts";
import { openAttachment } from "./open-attachment.server.ts";
import { replyToThread, startThread } from "./send-message.server.ts";
import { buildThread } from "./testing.ts";
import { readThread } from "./thread.server.ts";

await createTestDatabase();

const pdf = () => buildPdf("bulletin.pdf");
const filesIn = async (actor: Actor, id: string) =>
  (await readThread(actor, id))?.messages.flatMap((message) => message.files) ?? [];
const ownedBy = (id: string) => db().select().from(files).where(eq(files.ownerId, id));

/** A complete upload that no form has used yet. */
async function uploadInPieces(actor: Actor) {
  const bytes = Buffer.from(await pdf().arrayBuffer());
  const id = newId();
  await createUpload(actor, { id, name: "bulletin.pdf", sizeBytes: bytes.length });
  await appendPiece(actor, id, 0, bytes);
  expect(await receiveUpload(actor, id)).toMatchObject({ ok: true });
  return { uploadId: id };
}

test("replyToThread: saves cleaned files with the message for both sides", async () => {
  const person = await buildStudent();
  const officer = await buildStaff({ campus: "senegal" });
  const { id } = await buildThread({ personId: person.id });
  const picture = await buildPicture({ name: "C:\\moi\u202Egpj.png" });
  const sent = await replyToThread(person, id, "Voici.", {
    files: { file1: pdf(), file2: picture },
  });
  expect(sent).toMatchObject({ ok: true });
  const names = (await filesIn(officer, id)).map(({ name }) => name);
  expect(names).toEqual(["bulletin.pdf", "moigpj.jpg"]);
  expect(await filesIn(person, id)).toHaveLength(2);
  expect(await ownedBy(person.id)).toHaveLength(2);
});

test("startThread: the school's files become files of the candidate", async () => {
  const person = await buildStudent();
  const officer = await buildStaff();
  const newThread = { personId: person.id, campus: "senegal", subject: "Lettre" } as const;
  const upload = await uploadInPieces(officer);
  const sent = await startThread(officer, {
    ...newThread,
    content: "Ci-joint.",
    files: { file1: upload },
  });
  if (!sent?.ok) throw new Error("not sent");
  const [file] = await ownedBy(person.id);
  expect(await ownedBy(officer.id)).toEqual([]);
  expect(await openAttachment(person, file?.id ?? "")).toMatchObject({ name: "bulletin.pdf" });
  const [exportedMessage] = await exportMessages(person, "fr");
  expect(exportedMessage?.["Pièces jointes"]).toBe("bulletin.pdf");
});

test("openAttachment: returns null to strangers and records access by staff", async () => {
  const person = await buildStudent();
  const officer = await buildStaff({ campus: "senegal" });
  const { id } = await buildThread({ personId: person.id });
  await replyToThread(person, id, "Voici.", { files: { file1: pdf() } });
  const [file] = await filesIn(person, id);
  const fileId = file?.id ?? "";
  const strangers = [
    await buildStudent(),
    await buildStaff({ campus: "cameroon" }),
    await buildStaff({ role: "editor" }),
    { kind: "visitor" as const },
  ];
  for (const stranger of strangers) expect(await openAttachment(stranger, fileId)).toBeNull();
  expect(await openAttachment(officer, newId())).toBeNull();
  expect(await openAttachment(officer, "fichier")).toBeNull();
  for (const reader of [officer, officer])
    expect(await openAttachment(reader, fileId)).toMatchObject({ isInlineAllowed: true });
  const lines = await listSubjectHistory(officer, { kind: "thread", id });
  expect(lines.filter(({ action }) => action === "file.opened")).toHaveLength(1);
});

test("openAttachment: opens an unscanned file for its sender only, an infected one for nobody", async () => {
  const person = await buildStudent();
  const officer = await buildStaff({ campus: "senegal" });
  const { id } = await buildThread({ personId: person.id });
  await replyToThread(person, id, "Voici.", { files: { file1: pdf() } });
  const [file] = await filesIn(person, id);
  const fileId = file?.id ?? "";
  await db().update(files).set({ scan: "pending" }).where(eq(files.id, fileId));
  expect(await openAttachment(person, fileId)).not.toBeNull();
  expect(await openAttachment(officer, fileId)).toBeNull();
  const scanResult = { scan: "infected", scannedAt: new Date() } as const;
  await db().update(files).set(scanResult).where(eq(files.id, fileId));
  expect(await openAttachment(person, fileId)).toBeNull();
  expect(await openAttachment(officer, fileId)).toBeNull();
});

test("replyToThread: returns an error per refused file and saves nothing", async () => {
  const person = await buildStudent();
  const { id } = await buildThread({ personId: person.id });
  const text = new File(["bonjour"], "bulletin.pdf");
  const refused = await replyToThread(person, id, " ", { files: { file2: text } });
  expect(refused).toMatchObject({
    reason: "invalid-message",
    errors: { content: "required", file2: "file-type" },
  });
  const missing = await replyToThread(person, id, "Voici.", {
    files: { file1: pdf(), file3: { uploadId: newId() } },
  });
  expect(missing).toMatchObject({ reason: "invalid-message", errors: { file3: "file-gone" } });
  expect((await readThread(person, id))?.messages).toHaveLength(1);
  expect(await ownedBy(person.id)).toEqual([]);
});

test("replyToThread: refuses another person's upload", async () => {
  const person = await buildStudent();
  const { id } = await buildThread({ personId: person.id });
  const strangerUpload = await uploadInPieces(await buildStudent());
  expect(
    await replyToThread(person, id, "Voici.", { files: { file1: strangerUpload } }),
  ).toMatchObject({
    ok: false,
  });
});

test("replyToThread: the same content with the same files is one message", async () => {
  const person = await buildStudent();
  const { id } = await buildThread({ personId: person.id });
  const upload = await uploadInPieces(person);
  const results = [
    await replyToThread(person, id, "Voici.", { files: { file1: upload } }),
    await replyToThread(person, id, "Voici.", { files: { file1: upload } }),
  ];
  expect(results[1]).toEqual(results[0]);
  await replyToThread(person, id, "Voici.", { files: { file1: await uploadInPieces(person) } });
  await replyToThread(person, id, "Encore.", { files: { file1: pdf() } });
  await replyToThread(person, id, "Encore.", { files: { file1: pdf() } });
  await replyToThread(person, id, "Encore.", { files: { file1: await buildPicture() } });
  expect(await filesIn(person, id)).toHaveLength(4);
});

test("eraseThreads: deletes the files of deleted threads only", async () => {
  const person = await buildStudent();
  const applicationId = newId();
  const remainingThread = await buildThread({ personId: person.id, applicationId });
  const deletedThread = await buildThread({ personId: person.id, subject: "Autre" });
  await replyToThread(person, remainingThread.id, "Gardé.", { files: { file1: pdf() } });
  await replyToThread(person, deletedThread.id, "Parti.", { files: { file1: pdf() } });
  await transaction((tx) => eraseThreads(tx, person.id, [applicationId]));
  const [file] = await filesIn(person, remainingThread.id);
  expect(await transaction((tx) => listThreadFileIds(tx, person.id))).toEqual([file?.id]);
  setClock(new Date(Date.now() + 2 * DAY_MS));
  await sweepFiles();
  setClock();
  expect((await ownedBy(person.id)).map((row) => row.id)).toEqual([file?.id]);
});

test("deleting a user deletes their threads and files", async () => {
  const person = await buildStudent();
  const { id } = await buildThread({ personId: person.id });
  await replyToThread(person, id, "Voici.", { files: { file1: pdf() } });
  await db().delete(users).where(eq(users.id, person.id));
  expect(await ownedBy(person.id)).toEqual([]);
});
