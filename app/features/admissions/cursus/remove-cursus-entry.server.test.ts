import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { buildPdf } from "#app/features/documents/testing.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadApplication } from "../application.server.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { buildApplication, buildEntry, buildReadyDraft, getVersion } from "../testing.ts";
import { addCursusEntry, changeCursusEntry, removeProof } from "./cursus.server.ts";
import {
  deleteRemovedEntriesJob,
  removeCursusEntry,
  restoreCursusEntry,
} from "./remove-cursus-entry.server.ts";

await createTestDatabase();
afterEach(() => setClock());

const entry = { activity: "studies", schoolYear: "2024-2025", country: "SN", school: "Lycée" };
const getRows = (id: string) =>
  db().select().from(cursusEntries).where(eq(cursusEntries.applicationId, id));
const getProofs = (ownerId: string) => db().select().from(files).where(eq(files.ownerId, ownerId));

async function buildWithProof() {
  const { actor, id } = await buildReadyDraft();
  const added = await addCursusEntry(actor, id, entry, buildPdf("bulletin.pdf"));
  if (!added?.ok) throw new Error("no entry was added");
  return { actor, id, entryId: added.id };
}

test("restoreCursusEntry: brings a removed entry back with its proof", async () => {
  const { actor, id, entryId } = await buildWithProof();
  expect(await removeCursusEntry(actor, id, entryId)).toMatchObject({ ok: true });
  expect((await loadApplication(actor, id))?.entries).toHaveLength(1);
  expect(await changeCursusEntry(actor, id, entryId, entry)).toBeNull();
  expect(await removeProof(actor, id, entryId)).toBeNull();
  // A second click succeeds without effect.
  const again = await removeCursusEntry(actor, id, entryId);
  expect(again).toMatchObject({ ok: true, entry: { id: entryId, schoolYear: "2024-2025" } });
  expect(await restoreCursusEntry(actor, id, entryId)).toEqual({ ok: true, id: entryId });
  const back = (await loadApplication(actor, id))?.entries.find((one) => one.id === entryId);
  expect(back).toMatchObject({ schoolYear: "2024-2025", proof: { name: "bulletin.pdf" } });
  expect(await restoreCursusEntry(actor, id, entryId)).toEqual({ ok: true, id: entryId });
});

test("deleteRemovedEntriesJob: deletes a removed entry and its proof after a day; until then only its candidate can restore it", async () => {
  const { actor, id, entryId } = await buildWithProof();
  const other = await buildApplication();
  await removeCursusEntry(actor, id, entryId);
  expect(await restoreCursusEntry(other.actor, id, entryId)).toBeNull();
  expect(await restoreCursusEntry(other.actor, other.id, entryId)).toBeNull();
  await deleteRemovedEntriesJob.run({});
  expect(await getRows(id)).toHaveLength(2);
  const tomorrow = new Date(Date.now() + 25 * HOUR_MS);
  setClock(tomorrow);
  await deleteRemovedEntriesJob.run({});
  expect(await getRows(id)).toHaveLength(1);
  expect(await getProofs(actor.id)).toEqual([]);
  expect(await restoreCursusEntry(actor, id, entryId)).toBeNull();
});

test("submitApplication: deletes what was removed", async () => {
  const { actor, id, entryId } = await buildWithProof();
  await removeCursusEntry(actor, id, entryId);
  const sent = await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  expect(sent).toMatchObject({ ok: true });
  expect(await getRows(id)).toHaveLength(1);
  expect(await getProofs(actor.id)).toEqual([]);
});

test("submitApplication: refuses when the only entry was removed", async () => {
  const { actor, id } = await buildReadyDraft();
  const only = (await loadApplication(actor, id))?.entries[0]?.id ?? "";
  await removeCursusEntry(actor, id, only);
  const refused = await submitApplication(actor, id, {
    version: await getVersion(id),
    locale: "fr",
  });
  expect(refused).toMatchObject({ ok: false, reason: "cursus-missing" });
});

test("restoreCursusEntry: refuses above the limit", async () => {
  const { actor, id } = await buildApplication();
  const entryId = await buildEntry(id);
  await removeCursusEntry(actor, id, entryId);
  for (let n = 0; n < 40; n += 1) await buildEntry(id);
  expect(await restoreCursusEntry(actor, id, entryId)).toMatchObject({
    ok: false,
    errors: { form: "cursus-full:40" },
  });
});
