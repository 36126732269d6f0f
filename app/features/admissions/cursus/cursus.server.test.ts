import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildPdf } from "#app/features/documents/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { removeRequested } from "#app/platform/storage/remove-files.server.ts";
import { getFile } from "#app/platform/storage/storage.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadApplication } from "../application.server.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { buildApplication, buildEntry, buildReadyDraft } from "../testing.ts";
import { addCursusEntry, attachProof, changeCursusEntry, removeProof } from "./cursus.server.ts";
import { removeCursusEntry, restoreCursusEntry } from "./remove-cursus-entry.server.ts";

const database = await createTestDatabase();

const entry = {
  activity: "studies",
  schoolYear: "2025-2026",
  country: "SN",
  city: "Dakar",
  level: "terminale",
  school: "Lycée Blaise-Diagne",
  average: "14,5",
  averageScale: "20",
};
const getProofs = async (ownerId: string) =>
  db().select().from(files).where(eq(files.ownerId, ownerId));

test("addCursusEntry: stores an entry with its proof under a generated key", async () => {
  const { actor, id } = await buildApplication();
  const added = await addCursusEntry(actor, id, entry, buildPdf("../bulletin terminale.PDF"));
  expect(added).toMatchObject({ ok: true });
  const [stored] = (await loadApplication(actor, id))?.entries ?? [];
  expect(stored).toMatchObject({
    ...entry,
    average: "14.5",
    proof: { name: "bulletin terminale.pdf" },
  });
  const [file] = await getProofs(actor.id);
  expect(file?.key).toMatch(/^proofs\/[0-9a-f-]{36}$/);
  expect(Buffer.from(await getFile(file?.key ?? "")).toString()).toContain("%PDF-1.7");
});

test("loadApplication: lists entries from the latest to the oldest", async () => {
  const { actor, id } = await buildApplication();
  for (const schoolYear of ["2023-2024", "2025-2026", "2024-2025"])
    await addCursusEntry(actor, id, { ...entry, schoolYear });
  const years = (await loadApplication(actor, id))?.entries.map((one) => one.schoolYear);
  expect(years).toEqual(["2025-2026", "2024-2025", "2023-2024"]);
});

test("addCursusEntry: returns errors of fields and file together, and stores nothing", async () => {
  const { actor, id } = await buildApplication();
  const page = new File(["<html><script>alert(1)</script>"], "bulletin.pdf");
  const refused = await addCursusEntry(actor, id, { ...entry, average: "25" }, page);
  expect(refused).toEqual({
    ok: false,
    reason: "invalid",
    errors: { average: "average-range:20", proof: "file-type" },
  });
  expect((await loadApplication(actor, id))?.entries).toEqual([]);
  expect(await getProofs(actor.id)).toEqual([]);
});

test("changeCursusEntry: leaves the proof unless another file is uploaded", async () => {
  const { actor, id } = await buildApplication();
  await addCursusEntry(actor, id, entry, buildPdf("un.pdf"));
  const [first] = (await loadApplication(actor, id))?.entries ?? [];
  const entryId = first?.id ?? "";
  await changeCursusEntry(actor, id, entryId, { ...entry, average: "82", averageScale: "100" });
  const [second] = (await loadApplication(actor, id))?.entries ?? [];
  expect(second).toMatchObject({ average: "82", averageScale: "100", proof: { name: "un.pdf" } });
  await changeCursusEntry(actor, id, entryId, entry, buildPdf("deux.pdf"));
  const [third] = (await loadApplication(actor, id))?.entries ?? [];
  expect(third?.proof?.name).toBe("deux.pdf");
  expect(await getProofs(actor.id)).toHaveLength(1);
});

test("attachProof, removeProof: set, replace and remove a proof, with its bytes", async () => {
  const { actor, id } = await buildApplication();
  const entryId = await buildEntry(id);
  expect(await attachProof(actor, id, entryId, null)).toMatchObject({
    errors: { proof: "required" },
  });
  await attachProof(actor, id, entryId, buildPdf("un.pdf"));
  const [file] = await getProofs(actor.id);
  await removeProof(actor, id, entryId);
  expect((await loadApplication(actor, id))?.entries[0]?.proof).toBeNull();
  expect(await getProofs(actor.id)).toEqual([]);
  const jobs = (await database.jobs("file.removed")) as { key: string }[];
  const job = jobs.find((one) => one.key === file?.key);
  if (!job) throw new Error("the bytes are not going to be removed");
  await removeRequested(job.key, async () => false);
  await removeRequested(job.key, async () => false);
  await expect(getFile(job.key)).rejects.toThrow();
});

test("addCursusEntry: refuses a forty-first entry", async () => {
  const { actor, id } = await buildApplication();
  for (let n = 0; n < 40; n += 1) await buildEntry(id);
  expect(await addCursusEntry(actor, id, entry)).toMatchObject({
    errors: { form: "cursus-full:40" },
  });
});

test("every command on an entry refuses a submitted application", async () => {
  const { actor, id, version } = await buildReadyDraft();
  const entryId = (await loadApplication(actor, id))?.entries[0]?.id ?? "";
  await submitApplication(actor, id, { version, locale: "fr" });
  const closed = { ok: false, reason: "application-submitted" };
  expect(await addCursusEntry(actor, id, entry)).toEqual(closed);
  expect(await changeCursusEntry(actor, id, entryId, entry)).toEqual(closed);
  expect(await removeCursusEntry(actor, id, entryId)).toEqual(closed);
  expect(await restoreCursusEntry(actor, id, entryId)).toEqual(closed);
  expect(await attachProof(actor, id, entryId, buildPdf())).toEqual(closed);
  expect(await removeProof(actor, id, entryId)).toEqual(closed);
});
