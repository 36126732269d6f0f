import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { buildStudent } from "#app/features/auth/testing.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { files, uploadPieces, uploads } from "#app/platform/db/schema/files.ts";
import { getFile } from "#app/platform/storage/storage.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { MAX_FILES_PER_USER, MAX_PENDING_UPLOADS, unreadRefusal } from "./file-rules.ts";
import { claimUpload, receiveUpload } from "./receive-upload.server.ts";
import { buildPdfText, buildPicture, registerPreparedFile } from "./testing.ts";
import { appendPiece, cancelUpload, createUpload, findUpload } from "./upload.server.ts";

const database = await createTestDatabase();
afterEach(() => database.truncate());

const pdf = Buffer.from(buildPdfText(), "latin1");
const halfLength = pdf.length >> 1;

type UploadOptions = { bytes?: Buffer; name?: string; until?: number };

async function buildUpload({ bytes = pdf, name = "bulletin.exe", until }: UploadOptions = {}) {
  const actor = await buildStudent();
  const id = randomUUID();
  await createUpload(actor, { id, name, sizeBytes: bytes.length });
  await appendPiece(actor, id, 0, bytes.subarray(0, until ?? bytes.length));
  return { actor, id };
}

test("receiveUpload: stores a complete upload once and deletes its pieces", async () => {
  const { actor, id } = await buildUpload({ until: halfLength });
  expect(await receiveUpload(actor, id)).toEqual({ ok: false, reason: "file-on-its-way" });
  expect(await appendPiece(actor, id, halfLength, pdf.subarray(halfLength))).toBe(pdf.length);
  const received = { ok: true, name: "bulletin.pdf", size: pdf.length };
  // Two simultaneous requests and a later one get the same result.
  const results = await Promise.all([receiveUpload(actor, id), receiveUpload(actor, id)]);
  expect(results).toEqual([received, received]);
  expect(await receiveUpload(actor, id)).toEqual(received);
  expect(await db().select().from(uploadPieces)).toEqual([]);
  const [file, ...others] = await db().select().from(files);
  expect(others).toEqual([]);
  expect(Buffer.from(await getFile(file?.key ?? "")).equals(pdf)).toBe(true);
});

test("appendPiece: refuses a piece that does not start at the end", async () => {
  const { actor, id } = await buildUpload({ until: halfLength });
  const rest = pdf.subarray(halfLength);
  expect(await appendPiece(actor, id, halfLength - 1, rest)).toBeNull();
  const results = await Promise.all([
    appendPiece(actor, id, halfLength, rest),
    appendPiece(actor, id, halfLength, rest),
  ]);
  expect(results.toSorted()).toEqual([pdf.length, null]);
  await expect(appendPiece(actor, id, pdf.length, Buffer.from("more"))).rejects.toThrow();
});

test("uploads: unknown to other users", async () => {
  const { actor, id } = await buildUpload();
  await receiveUpload(actor, id);
  const other = await buildStudent();
  expect(await findUpload(other, id)).toBeNull();
  expect(await appendPiece(other, id, 0, pdf)).toBeNull();
  expect(await receiveUpload(other, id)).toBeNull();
  expect(await cancelUpload(other, id)).toBeNull();
  const fileGone = { ok: false, reason: "file-gone" };
  expect(await transaction((tx) => claimUpload(tx, other.id, id))).toEqual(fileGone);
  expect(await transaction((tx) => claimUpload(tx, actor.id, id))).toMatchObject({ ok: true });
});

test("claimUpload: consumes a complete upload once", async () => {
  const { actor, id } = await buildUpload({ until: halfLength });
  const take = () => transaction((tx) => claimUpload(tx, actor.id, id));
  expect(await take()).toEqual({ ok: false, reason: "file-on-its-way" });
  await appendPiece(actor, id, halfLength, pdf.subarray(halfLength));
  await receiveUpload(actor, id);
  const results = await Promise.all([take(), take()]);
  expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(await db().select().from(files)).toHaveLength(1);
});

test("receiveUpload: refuses a complete upload of the wrong type, repeatedly", async () => {
  const bytes = Buffer.from("<html><script>alert(1)</script></html>");
  const { actor, id } = await buildUpload({ bytes, name: "a.pdf" });
  const refused = { ok: false, reason: "file-type" };
  expect(await receiveUpload(actor, id)).toEqual(refused);
  expect(await receiveUpload(actor, id)).toEqual(refused);
  expect(await transaction((tx) => claimUpload(tx, actor.id, id))).toEqual(refused);
  expect(await db().select().from(uploadPieces)).toEqual([]);
});

test("receiveUpload: unreadRefusal keeps the upload, and the next call reads it", async () => {
  const photo = Buffer.from(await (await buildPicture()).arrayBuffer());
  const { actor, id } = await buildUpload({ bytes: photo, name: "releve.jpg" });
  // The error message of libvips.
  vi.spyOn(sharp.prototype, "toBuffer").mockRejectedValueOnce(new Error("timeout: 12% complete"));
  expect(await receiveUpload(actor, id)).toEqual(unreadRefusal);
  expect(await transaction((tx) => claimUpload(tx, actor.id, id))).toEqual(unreadRefusal);
  vi.restoreAllMocks();
  expect(await receiveUpload(actor, id)).toMatchObject({ ok: true, name: "releve.jpg" });
});

test("createUpload: keeps ten of fifty uploads, a complete one among them (UP-10)", async () => {
  const { actor, id } = await buildUpload();
  await receiveUpload(actor, id);
  const opened = Array.from({ length: 50 }, () =>
    createUpload(actor, { id: randomUUID(), name: "a.pdf", sizeBytes: 10 }),
  );
  await Promise.all(opened);
  const own = await db().select().from(uploads).where(eq(uploads.ownerId, actor.id));
  expect(own).toHaveLength(MAX_PENDING_UPLOADS);
  expect(own.map((one) => one.id)).toContain(id);
});

test("registerFile: stops at the quota when files are registered at once (UP-10)", async () => {
  const actor = await buildStudent();
  const prepared = {
    ok: true,
    name: "a.pdf",
    type: "application/pdf",
    bytes: pdf,
    pages: 1,
  } as const;
  const keep = () => registerPreparedFile(actor.id, prepared);
  for (let n = 0; n < MAX_FILES_PER_USER - 5; n += 1) await keep();
  const results = await Promise.all(Array.from({ length: 20 }, keep));
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await keep()).toEqual({ ok: false, reason: "file-quota-exceeded" });
  const own = await db().select().from(files).where(eq(files.ownerId, actor.id));
  expect(own).toHaveLength(MAX_FILES_PER_USER);
});

test("createUpload: refuses an empty file and one over 10 MB", async () => {
  const actor = await buildStudent();
  const open = (sizeBytes: number) =>
    createUpload(actor, { id: randomUUID(), name: "\0é.pdf", sizeBytes });
  expect(await open(0)).toEqual({ ok: false, reason: "file-empty" });
  expect(await open(10_000_001)).toEqual({ ok: false, reason: "file-too-large:10000001B" });
  expect(await open(10_000_000)).toEqual({ ok: true });
});
