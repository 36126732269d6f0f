import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { receiveUpload } from "#app/features/documents/receive-upload.server.ts";
import { deleteExpiredUploads } from "#app/features/documents/sweep-files.server.ts";
import { appendPiece, createUpload, findUpload } from "#app/features/documents/upload.server.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { uploadPieces, uploads } from "#app/platform/db/schema/files.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addMedium, replaceMedium } from "./add-medium.server.ts";
import { openFilm, openServedFile } from "./serve-media.server.ts";
import { buildFilm, buildMedium, isNeverInUse } from "./testing.ts";
import { transcodeVersion } from "./transcode/transcode-version.server.ts";

const database = await createTestDatabase();
afterEach(async () => {
  setClock();
  await database.truncate();
});

const buildEditor = () => buildStaff({ role: "editor" });
const film = Buffer.from(await buildFilm({ size: 12_000_000 }).arrayBuffer());

/** Uploads a file in pieces of a megabyte, up to the byte `until`. */
async function sendPieces(actor: Actor, bytes: Buffer, until = bytes.length): Promise<string> {
  const id = randomUUID();
  await createUpload(actor, { id, name: "Visite.mp4", sizeBytes: bytes.length, purpose: "medium" });
  for (let at = 0; at < until; at += 1_000_000)
    await appendPiece(actor, id, at, bytes.subarray(at, Math.min(at + 1_000_000, until)));
  return id;
}

const announce = (actor: Actor, sizeBytes: number) =>
  createUpload(actor, { id: randomUUID(), name: "a.mp4", sizeBytes, purpose: "medium" });

test("addMedium: adds a 12 MB film uploaded in pieces once; openFilm serves ranges", async () => {
  const editor = await buildEditor();
  const uploadId = await sendPieces(editor, film);
  const received = { ok: true, name: "Visite.mp4", size: film.length };
  expect(await receiveUpload(editor, uploadId)).toEqual(received);
  const results = await Promise.all([
    addMedium(editor, { uploadId }),
    addMedium(editor, { uploadId }),
  ]);
  expect(results.filter((one) => one?.ok)).toHaveLength(1);
  expect(results.find((one) => !one?.ok)).toEqual({ ok: false, reason: "file-gone" });
  expect(await db().select().from(mediaItems)).toMatchObject([{ kind: "video", title: "Visite" }]);
  expect(await db().select().from(uploadPieces)).toEqual([]);
  const [version] = await db().select().from(mediaVersions);
  await transcodeVersion(version?.id ?? "");
  const hash = version?.hash ?? "";
  const served = await openFilm(hash, "film.mp4");
  expect(served).toMatchObject({ type: "video/mp4", sizeBytes: film.length });
  const part = { start: 11_000_000, end: 11_000_009 };
  const range = served ? await buffer(await served.read(part)) : Buffer.alloc(0);
  expect(range.equals(film.subarray(part.start, part.end + 1))).toBe(true);
  expect([await openFilm(hash, "film.webm"), await openServedFile(hash, "film.mp4")]).toEqual([
    null,
    null,
  ]);
});

test("addMedium: returns file-on-its-way for an incomplete upload, which expires after a day", async () => {
  const editor = await buildEditor();
  const uploadId = await sendPieces(editor, film, 5_000_000);
  const { id } = await buildMedium(editor, buildFilm());
  const incomplete = { ok: false, reason: "file-on-its-way" };
  expect(await addMedium(editor, { uploadId })).toEqual(incomplete);
  expect(await replaceMedium(editor, id, { uploadId }, isNeverInUse)).toEqual(incomplete);
  expect(await findUpload(editor, uploadId)).toMatchObject({ received: 5_000_000 });
  setClock(new Date(Date.now() + 25 * HOUR_MS));
  await deleteExpiredUploads();
  expect(await db().select().from(uploadPieces)).toEqual([]);
  expect(await addMedium(editor, { uploadId })).toEqual({ ok: false, reason: "file-gone" });
});

test("addMedium: refuses and deletes an upload of the wrong type or kind", async () => {
  const editor = await buildEditor();
  const page = await sendPieces(editor, Buffer.from("<html><script>alert(1)</script></html>"));
  expect(await addMedium(editor, { uploadId: page })).toMatchObject({ reason: "medium-type" });
  const truncated = await sendPieces(editor, film.subarray(0, 11_000_000));
  expect(await addMedium(editor, { uploadId: truncated })).toMatchObject({
    reason: "film-damaged",
  });
  const complete = await sendPieces(editor, film);
  const refused = { ok: false, reason: "medium-not-picture" };
  expect(await addMedium(editor, { uploadId: complete }, "picture")).toEqual(refused);
  expect(await db().select().from(uploads)).toEqual([]);
});

test("createUpload: limits media to editors, 100 MB and three at a time; addMedium refuses a colleague's upload", async () => {
  const editor = await buildEditor();
  expect(await announce(editor, 100_000_001)).toEqual({
    ok: false,
    reason: "medium-too-large:100000001B",
  });
  for (const other of [await buildStudent(), await buildStaff({ role: "admissions" })]) {
    expect(await announce(other, 10)).toBeNull();
    expect(
      await createUpload(editor, { id: randomUUID(), name: "a.pdf", sizeBytes: 10 }),
    ).toBeNull();
  }
  const first = await sendPieces(editor, film);
  // A user who lost the role cannot continue the upload.
  expect(await findUpload({ ...editor, role: "admissions" }, first)).toBeNull();
  const colleague = await buildEditor();
  expect(await addMedium(colleague, { uploadId: first })).toEqual({
    ok: false,
    reason: "file-gone",
  });
  for (let nth = 0; nth < 4; nth++)
    expect(await announce(editor, 100_000_000)).toEqual({ ok: true });
  // The complete upload is deleted last.
  expect(await db().select().from(uploads)).toHaveLength(3);
  expect(await findUpload(editor, first)).not.toBeNull();
});
