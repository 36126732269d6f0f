import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import { buildStudent } from "#app/features/auth/testing.ts";
import { config, setConfig } from "#app/platform/config.server.ts";
import { db, runReadOnly } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { isStoreAvailable, resetStore } from "#app/platform/storage/storage.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startFakeS3 } from "#tests/support/fake-s3.ts";
import { findFile } from "../file-store.server.ts";
import { prepareFile } from "../prepare-file.server.ts";
import { buildPdf, buildPicture, registerPreparedFile, withStoreUnavailable } from "../testing.ts";
import { countAndSavePages, countMissingPages, findPageCount } from "./count-pages.server.ts";

const database = await createTestDatabase();
let owner: Student;
beforeEach(async () => {
  owner = await buildStudent();
});
afterEach(() => database.truncate());

async function registerSentFile(sent: File): Promise<string> {
  const prepared = await prepareFile(sent);
  if (!prepared.ok) throw new Error(prepared.reason);
  const registered = await registerPreparedFile(owner.id, prepared);
  if (!registered.ok) throw new Error(registered.reason);
  return registered.id;
}
/** A PDF of three pages whose pages were never counted. */
async function registerUncounted(): Promise<string> {
  const id = await registerSentFile(buildPdf("bulletin.pdf", { pages: 3 }));
  await db().update(files).set({ pageCount: null }).where(eq(files.id, id));
  return id;
}
const getStoredCount = async (id: string) => (await findFile(id))?.pageCount;

describe("findPageCount", () => {
  it("returns the pages of a new PDF and a picture while the store is unavailable", async () => {
    const pdf = await registerSentFile(buildPdf("bulletin.pdf", { pages: 3 }));
    const picture = await registerSentFile(await buildPicture());
    await withStoreUnavailable(async () => {
      expect([await findPageCount(pdf), await findPageCount(picture)]).toEqual([3, 1]);
    });
  });

  it("counts an uncounted file once", async () => {
    const id = await registerUncounted();
    // Also in a read-only request, as during impersonation.
    expect(await runReadOnly(() => findPageCount(id, 30_000))).toBe(3);
    expect(await getStoredCount(id)).toBe(3);
    await withStoreUnavailable(async () => expect(await findPageCount(id)).toBe(3));
  });

  it("returns null while the store is unavailable, or has lost the file", async () => {
    const id = await registerUncounted();
    await withStoreUnavailable(async () => expect(await findPageCount(id)).toBeNull());
    await db().update(files).set({ key: "proofs/gone" }).where(eq(files.id, id));
    expect(await findPageCount(id, 30_000)).toBeNull();
    expect(await getStoredCount(id)).toBeNull();
  });

  it("returns null after its limit when the store does not answer", async () => {
    const id = await registerUncounted();
    const before = config();
    const s3 = await startFakeS3();
    const place = { endpoint: s3.endpoint, bucket: "school", region: "ca-central-1", prefix: "" };
    setConfig({
      ...before,
      s3: { ...place, accessKeyId: "id", secretAccessKey: "key", timeoutMs: 30_000 },
    });
    resetStore();
    expect(await isStoreAvailable()).toBe(true);
    s3.mood = "hangs";
    const startedAt = performance.now();
    expect(await findPageCount(id, 200)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await s3.stop();
    setConfig(before);
    resetStore();
  });

  it("returns 0 for an unscanned file and an unknown one", async () => {
    const id = await registerSentFile(buildPdf());
    await db().update(files).set({ scan: "pending" }).where(eq(files.id, id));
    expect(await findPageCount(id)).toBe(0);
    expect(await findPageCount("no identifier")).toBe(0);
  });
});

describe("countAndSavePages", () => {
  it("saves nothing when the machine had no time", async () => {
    const id = await registerUncounted();
    const file = await findFile(id);
    if (!file) throw new Error("the file is gone");
    expect(await countAndSavePages(file, { cpuSeconds: 10, timeoutMs: 1 })).toBeNull();
    expect(await getStoredCount(id)).toBeNull();
  });
});

describe("countMissingPages", () => {
  it("continues after a file that the store has lost", async () => {
    const [lostId, one, two] = [
      await registerUncounted(),
      await registerUncounted(),
      await registerUncounted(),
    ];
    await db().update(files).set({ key: "proofs/gone" }).where(eq(files.id, lostId));
    await countMissingPages();
    expect([
      await getStoredCount(lostId),
      await getStoredCount(one),
      await getStoredCount(two),
    ]).toEqual([null, 3, 3]);
  });

  it("counts nothing while the store is unavailable", async () => {
    const id = await registerUncounted();
    await withStoreUnavailable(countMissingPages);
    expect(await getStoredCount(id)).toBeNull();
  });
});
