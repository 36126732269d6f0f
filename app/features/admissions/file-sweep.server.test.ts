import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import { storeFile } from "#app/features/documents/file-store.server.ts";
import { claimUpload, receiveUpload } from "#app/features/documents/receive-upload.server.ts";
import {
  deleteExpiredUploadsJob,
  sweepFilesJob,
} from "#app/features/documents/sweep-files.server.ts";
import { buildPdf, buildPdfText, registerPreparedFile } from "#app/features/documents/testing.ts";
import { appendPiece, createUpload } from "#app/features/documents/upload.server.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { files, uploads } from "#app/platform/db/schema/files.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { attachProof } from "./cursus/cursus.server.ts";
import { removeCursusEntry } from "./cursus/remove-cursus-entry.server.ts";
import { buildApplication, buildEntry } from "./testing.ts";

const database = await createTestDatabase();
afterEach(async () => {
  setClock();
  await database.truncate();
});

const pdf = Buffer.from(buildPdfText(), "latin1");
const advanceOneDay = () => setClock(new Date(Date.now() + 25 * HOUR_MS));
/** The objects queued for removal from the store. */
const removals = async () =>
  (await db().execute(sql`select * from store_removals order by owner_id`)).rows;
const listFileIds = async () => (await db().select().from(files)).map(({ id }) => id);

/** Uploads a file in pieces, which no form uses yet. */
async function send(actor: Student): Promise<string> {
  const id = randomUUID();
  await createUpload(actor, { id, name: "a.pdf", sizeBytes: pdf.length });
  await appendPiece(actor, id, 0, pdf);
  await receiveUpload(actor, id);
  return id;
}

/** An entry and an upload for its proof. */
async function buildEntryWithUpload() {
  const { actor, id } = await buildApplication();
  const entryId = await buildEntry(id);
  const uploadId = await send(actor);
  return { actor, id, entryId, uploadId };
}

test("deleteExpiredUploadsJob: deletes an unused upload with its bytes after a day", async () => {
  const { actor } = await buildApplication();
  await send(actor);
  await deleteExpiredUploadsJob.run({});
  expect(await listFileIds()).toHaveLength(1);
  advanceOneDay();
  await deleteExpiredUploadsJob.run({});
  expect(await listFileIds()).toEqual([]);
  expect(await db().select().from(uploads)).toEqual([]);
  expect(await removals()).toMatchObject([{ reason: "unused", owner_id: actor.id }]);
});

test("attachProof: an upload that became a proof stays, even while its removal can be undone", async () => {
  const { actor, id, entryId, uploadId } = await buildEntryWithUpload();
  expect(await attachProof(actor, id, entryId, { uploadId })).toMatchObject({ ok: true });
  const [entry] = await db().select().from(cursusEntries).where(eq(cursusEntries.id, entryId));
  expect(await listFileIds()).toEqual([entry?.proofId]);
  await removeCursusEntry(actor, id, entryId);
  advanceOneDay();
  await deleteExpiredUploadsJob.run({});
  await sweepFilesJob.run({});
  expect(await listFileIds()).toEqual([entry?.proofId]);
});

test("attachProof: refuses the upload of another user", async () => {
  const { actor, id, entryId } = await buildEntryWithUpload();
  const { uploadId } = await buildEntryWithUpload();
  expect(await attachProof(actor, id, entryId, { uploadId })).toMatchObject({
    errors: { proof: "file-gone" },
  });
});

test("sweepFilesJob: deletes an unused file and an unknown key; their bytes go to the trash", async () => {
  const { actor, id, entryId } = await buildEntryWithUpload();
  await attachProof(actor, id, entryId, buildPdf());
  const prepared = {
    ok: true,
    name: "a.pdf",
    type: "application/pdf",
    bytes: pdf,
    pages: 1,
  } as const;
  const unused = await registerPreparedFile(actor.id, prepared);
  const crashed = await storeFile(prepared);
  await sweepFilesJob.run({});
  expect(await listFileIds()).toContain(unused.ok && unused.id);
  expect(await removals()).toEqual([]);
  advanceOneDay();
  await sweepFilesJob.run({});
  const remainingIds = await listFileIds();
  // The proof of the entry, and the upload that still waits for a form.
  expect(remainingIds).toHaveLength(2);
  expect(remainingIds).not.toContain(unused.ok && unused.id);
  expect(await removals()).toMatchObject([
    { key: `proofs/${unused.ok && unused.id}`, reason: "unused", owner_id: actor.id },
    { key: crashed.ok && crashed.key, reason: "unused", owner_id: null },
  ]);
});

test("sweepFilesJob: leaves a file that is being attached", async () => {
  const { actor, entryId, uploadId } = await buildEntryWithUpload();
  advanceOneDay();
  const [attached, swept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const attaching = transaction(async (tx) => {
    const claimed = await claimUpload(tx, actor.id, uploadId);
    if (!claimed.ok) throw new Error(claimed.reason);
    await tx
      .update(cursusEntries)
      .set({ proofId: claimed.id })
      .where(eq(cursusEntries.id, entryId));
    attached.resolve();
    await swept.promise;
  });
  await attached.promise;
  await deleteExpiredUploadsJob.run({});
  await sweepFilesJob.run({});
  swept.resolve();
  await attaching;
  const [entry] = await db().select().from(cursusEntries).where(eq(cursusEntries.id, entryId));
  expect(entry?.proofId).not.toBeNull();
  expect(await listFileIds()).toEqual([entry?.proofId]);
});
