import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { storeFile } from "#app/features/documents/file-store.server.ts";
import { claimUpload, receiveUpload } from "#app/features/documents/receive-upload.server.ts";
import {
  deleteExpiredUploadsJob,
  sweepFilesJob,
} from "#app/features/documents/sweep-files.server.ts";
import { buildPdf, buildPdfText, registerPreparedFile } from "#app/features/documents/testing.ts";
import { appendPiece, createUpload } from "#app/features/documents/upload.server.ts";
import type { Student } from "#app/features/identity/actor.ts";
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
const aDayLater = () => setClock(new Date(Date.now() + 25 * 3_600_000));
/** The objects that are to be removed from the store, and why. */
const removals = async () =>
  (await db().execute(sql`select * from store_removals order by owner_id`)).rows;
const keptFiles = async () => (await db().select().from(files)).map(({ id }) => id);

/** A file that was sent in pieces and that no form has taken. */
async function send(actor: Student): Promise<string> {
  const id = randomUUID();
  await createUpload(actor, { id, name: "a.pdf", size: pdf.length });
  await appendPiece(actor, id, 0, pdf);
  await receiveUpload(actor, id);
  return id;
}

/** A year whose proof came in pieces. */
async function buildProved() {
  const { actor, id } = await buildApplication();
  const entryId = await buildEntry(id);
  const uploadId = await send(actor);
  return { actor, id, entryId, uploadId };
}

test("a file that was sent and that no form took goes after a day, with its bytes", async () => {
  const { actor } = await buildApplication();
  await send(actor);
  await deleteExpiredUploadsJob.run({});
  expect(await keptFiles()).toHaveLength(1);
  aDayLater();
  await deleteExpiredUploadsJob.run({});
  expect(await keptFiles()).toEqual([]);
  expect(await db().select().from(uploads)).toEqual([]);
  expect(await removals()).toMatchObject([{ reason: "unused", owner_id: actor.id }]);
});

test("a proof that came in pieces is given to a year, and stays, even while its removal can be undone", async () => {
  const { actor, id, entryId, uploadId } = await buildProved();
  expect(await attachProof(actor, id, entryId, { uploadId })).toMatchObject({ ok: true });
  const [entry] = await db().select().from(cursusEntries).where(eq(cursusEntries.id, entryId));
  expect(await keptFiles()).toEqual([entry?.proofId]);
  await removeCursusEntry(actor, id, entryId);
  aDayLater();
  await deleteExpiredUploadsJob.run({});
  await sweepFilesJob.run({});
  expect(await keptFiles()).toEqual([entry?.proofId]);
});

test("nobody gives a year the file that another person sent", async () => {
  const { actor, id, entryId } = await buildProved();
  const { uploadId } = await buildProved();
  expect(await attachProof(actor, id, entryId, { uploadId })).toMatchObject({
    errors: { proof: "file-gone" },
  });
});

test("filesSwept drops a file that nothing needs and a key that no row names; their bytes go to the trash", async () => {
  const { actor, id, entryId } = await buildProved();
  await attachProof(actor, id, entryId, buildPdf());
  const prepared = {
    ok: true,
    name: "a.pdf",
    type: "application/pdf",
    bytes: pdf,
    pages: 1,
  } as const;
  const lost = await registerPreparedFile(actor.id, prepared);
  const crashed = await storeFile(prepared);
  await sweepFilesJob.run({});
  expect(await keptFiles()).toContain(lost.ok && lost.id);
  expect(await removals()).toEqual([]);
  aDayLater();
  await sweepFilesJob.run({});
  const left = await keptFiles();
  // The proof of the year, and the one that still waits for a form.
  expect(left).toHaveLength(2);
  expect(left).not.toContain(lost.ok && lost.id);
  expect(await removals()).toMatchObject([
    { key: `proofs/${lost.ok && lost.id}`, reason: "unused", owner_id: actor.id },
    { key: crashed.ok && crashed.key, reason: "unused", owner_id: null },
  ]);
});

test("a file that is being attached while the sweep passes stays", async () => {
  const { actor, entryId, uploadId } = await buildProved();
  aDayLater();
  const [attached, swept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const attaching = transaction(async (tx) => {
    const taken = await claimUpload(tx, actor.id, uploadId);
    if (!taken.ok) throw new Error(taken.reason);
    await tx.update(cursusEntries).set({ proofId: taken.id }).where(eq(cursusEntries.id, entryId));
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
  expect(await keptFiles()).toEqual([entry?.proofId]);
});
