import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { buildStudent } from "#app/features/auth/testing.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { files, storedObjects } from "#app/platform/db/schema/files.ts";
import { FILE_REMOVAL_QUEUED } from "#app/platform/storage/remove-files.server.ts";
import { getFile } from "#app/platform/storage/storage.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  discardUnregistered,
  findFile,
  registerFile,
  storeFile,
  withStoredFile,
} from "./file-store.server.ts";
import { buildPdfText } from "./testing.ts";

const database = await createTestDatabase();

afterEach(() => database.truncate());

const prepared = {
  ok: true,
  name: "bulletin.pdf",
  type: "application/pdf",
  bytes: new Uint8Array(Buffer.from(buildPdfText(), "latin1")),
  pages: 1,
} as const;

async function storePrepared() {
  const file = await storeFile(prepared);
  if (!file.ok) throw new Error(file.reason);
  return file;
}
const listUnclaimedKeys = async () =>
  (await db().select().from(storedObjects)).map(({ key }) => key);
const listRemovals = () => database.jobs(FILE_REMOVAL_QUEUED.name);

describe("storeFile", () => {
  it("records the key first, and registerFile removes the record", async () => {
    const actor = await buildStudent();
    const file = await storePrepared();
    expect(await listUnclaimedKeys()).toEqual([file.key]);
    expect(Buffer.from(await getFile(file.key))).toEqual(Buffer.from(prepared.bytes));
    const registered = await transaction((tx) => registerFile(tx, actor.id, file));
    expect(registered).toEqual({ ok: true, id: file.id });
    expect(await listUnclaimedKeys()).toEqual([]);
    const { sizeBytes, sha256, key } = file;
    expect(await findFile(file.id)).toMatchObject({
      ownerId: actor.id,
      size: sizeBytes,
      sha256,
      key,
    });
  });

  it("a crash before the commit leaves the recorded key and bytes without a row", async () => {
    const actor = await buildStudent();
    const file = await storePrepared();
    const crashed = transaction(async (tx) => {
      await registerFile(tx, actor.id, file);
      throw new Error("killed");
    });
    await expect(crashed).rejects.toThrow("killed");
    expect(await listUnclaimedKeys()).toEqual([file.key]);
    expect(await findFile(file.id)).toBeNull();
    expect(await getFile(file.key)).toBeDefined();
    expect(await listRemovals()).toEqual([]);
  });
});

describe("registerFile", () => {
  it("returns file-gone for a key that is no longer recorded", async () => {
    const actor = await buildStudent();
    const file = await storePrepared();
    await db().delete(storedObjects).where(eq(storedObjects.key, file.key));
    const registered = await transaction((tx) => registerFile(tx, actor.id, file));
    expect(registered).toEqual({ ok: false, reason: "file-gone" });
    expect(await db().select().from(files)).toEqual([]);
  });
});

describe("withStoredFile", () => {
  it("removes what the command did not register", async () => {
    const answer = await withStoredFile(prepared, async (file) => file.ok && file.key);
    expect(await listUnclaimedKeys()).toEqual([]);
    expect(await listRemovals()).toEqual([{ key: answer }]);
  });

  it("removes it when the command throws, keeps what was registered", async () => {
    const actor = await buildStudent();
    const failing = withStoredFile(prepared, async () => {
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect(await listRemovals()).toHaveLength(1);
    const registered = await withStoredFile(prepared, (file) =>
      file.ok ? transaction((tx) => registerFile(tx, actor.id, file)) : Promise.resolve(file),
    );
    expect(registered.ok).toBe(true);
    expect(await listRemovals()).toHaveLength(1);
  });
});

describe("discardUnregistered", () => {
  it("keeps a registered file", async () => {
    const actor = await buildStudent();
    const file = await storePrepared();
    await transaction((tx) => registerFile(tx, actor.id, file));
    await discardUnregistered(file);
    expect(await listRemovals()).toEqual([]);
    expect(await findFile(file.id)).not.toBeNull();
  });
});
