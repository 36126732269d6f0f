import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { buildStudent } from "#app/features/identity/testing.ts";
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
  await createUpload(actor, { id, name, size: bytes.length });
  await appendPiece(actor, id, 0, bytes.subarray(0, until ?? bytes.length));
  return { actor, id };
}

test("a file sent in pieces is kept when the last one is there, and its pieces go", async () => {
  const { actor, id } = await buildUpload({ until: halfLength });
  expect(await receiveUpload(actor, id)).toEqual({ ok: false, reason: "file-on-its-way" });
  expect(await appendPiece(actor, id, halfLength, pdf.subarray(halfLength))).toBe(pdf.length);
  const received = { ok: true, name: "bulletin.pdf", size: pdf.length };
  // Two requests at once, and one that comes later, learn the same.
  const told = await Promise.all([receiveUpload(actor, id), receiveUpload(actor, id)]);
  expect(told).toEqual([received, received]);
  expect(await receiveUpload(actor, id)).toEqual(received);
  expect(await db().select().from(uploadPieces)).toEqual([]);
  const [file, ...others] = await db().select().from(files);
  expect(others).toEqual([]);
  expect(Buffer.from(await getFile(file?.key ?? "")).equals(pdf)).toBe(true);
});

test("a piece that does not begin where the file stops is not taken", async () => {
  const { actor, id } = await buildUpload({ until: halfLength });
  const rest = pdf.subarray(halfLength);
  expect(await appendPiece(actor, id, halfLength - 1, rest)).toBeNull();
  const both = await Promise.all([
    appendPiece(actor, id, halfLength, rest),
    appendPiece(actor, id, halfLength, rest),
  ]);
  expect(both.toSorted()).toEqual([pdf.length, null]);
  await expect(appendPiece(actor, id, pdf.length, Buffer.from("more"))).rejects.toThrow();
});

test("a sending does not exist for anybody else", async () => {
  const { actor, id } = await buildUpload();
  await receiveUpload(actor, id);
  const other = await buildStudent();
  expect(await findUpload(other, id)).toBeNull();
  expect(await appendPiece(other, id, 0, pdf)).toBeNull();
  expect(await receiveUpload(other, id)).toBeNull();
  expect(await cancelUpload(other, id)).toBeNull();
  const gone = { ok: false, reason: "file-gone" };
  expect(await transaction((tx) => claimUpload(tx, other.id, id))).toEqual(gone);
  expect(await transaction((tx) => claimUpload(tx, actor.id, id))).toMatchObject({ ok: true });
});

test("a form takes the file of a sending once, and only when it is whole", async () => {
  const { actor, id } = await buildUpload({ until: halfLength });
  const take = () => transaction((tx) => claimUpload(tx, actor.id, id));
  expect(await take()).toEqual({ ok: false, reason: "file-on-its-way" });
  await appendPiece(actor, id, halfLength, pdf.subarray(halfLength));
  await receiveUpload(actor, id);
  const both = await Promise.all([take(), take()]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(await db().select().from(files)).toHaveLength(1);
});

test("what is not a proof is refused when it is whole, and its reason stays", async () => {
  const bytes = Buffer.from("<html><script>alert(1)</script></html>");
  const { actor, id } = await buildUpload({ bytes, name: "a.pdf" });
  const refused = { ok: false, reason: "file-type" };
  expect(await receiveUpload(actor, id)).toEqual(refused);
  expect(await receiveUpload(actor, id)).toEqual(refused);
  expect(await transaction((tx) => claimUpload(tx, actor.id, id))).toEqual(refused);
  expect(await db().select().from(uploadPieces)).toEqual([]);
});

test("what the machine has no time to read waits whole, and is read when it is asked for again", async () => {
  const photo = Buffer.from(await (await buildPicture()).arrayBuffer());
  const { actor, id } = await buildUpload({ bytes: photo, name: "releve.jpg" });
  // As libvips says it.
  vi.spyOn(sharp.prototype, "toBuffer").mockRejectedValueOnce(new Error("timeout: 12% complete"));
  expect(await receiveUpload(actor, id)).toEqual(unreadRefusal);
  expect(await transaction((tx) => claimUpload(tx, actor.id, id))).toEqual(unreadRefusal);
  vi.restoreAllMocks();
  expect(await receiveUpload(actor, id)).toMatchObject({ ok: true, name: "releve.jpg" });
});

test("fifty sendings opened at once are ten, and a whole one stays longer than the others (UP-10)", async () => {
  const { actor, id } = await buildUpload();
  await receiveUpload(actor, id);
  const opened = Array.from({ length: 50 }, () =>
    createUpload(actor, { id: randomUUID(), name: "a.pdf", size: 10 }),
  );
  await Promise.all(opened);
  const own = await db().select().from(uploads).where(eq(uploads.ownerId, actor.id));
  expect(own).toHaveLength(MAX_PENDING_UPLOADS);
  expect(own.map((one) => one.id)).toContain(id);
});

test("files kept at once stop exactly at what a person may keep (UP-10)", async () => {
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
  const kept = await Promise.all(Array.from({ length: 20 }, keep));
  expect(kept.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await keep()).toEqual({ ok: false, reason: "files-full" });
  const own = await db().select().from(files).where(eq(files.ownerId, actor.id));
  expect(own).toHaveLength(MAX_FILES_PER_USER);
});

test("an empty file and one over 10 MB are refused before a byte is sent", async () => {
  const actor = await buildStudent();
  const open = (size: number) => createUpload(actor, { id: randomUUID(), name: "\0é.pdf", size });
  expect(await open(0)).toEqual({ ok: false, reason: "file-empty" });
  expect(await open(10_000_001)).toEqual({ ok: false, reason: "file-too-large:10000001B" });
  expect(await open(10_000_000)).toEqual({ ok: true });
});
