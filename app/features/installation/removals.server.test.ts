import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { deleteFile } from "#app/features/documents/file-store.server.ts";
import { sweepFilesJob } from "#app/features/documents/sweep-files.server.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { storeRemovals } from "#app/platform/db/schema/installation.ts";
import { newId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { getInstallation } from "#app/platform/storage/installation.server.ts";
import { requestOwnerRemovals, requestRemoval } from "#app/platform/storage/remove-files.server.ts";
import { listFiles, putFile, resetStore } from "#app/platform/storage/storage.server.ts";
import { checkStoreAtStart } from "#app/platform/storage/store-owner.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { allowSweep } from "./allow-sweep.server.ts";
import { finishTakeOverJob, removeFileJob, runDueRemovalsJob } from "./removal-jobs.server.ts";
import { buildProof } from "./testing.ts";

const database = await createTestDatabase();
const FIRST_DAY = new Date("2026-11-26T04:35:00Z");
const advanceDays = (count: number) => setClock(new Date(FIRST_DAY.getTime() + count * DAY_MS));

let owner: Student;
beforeEach(async () => {
  owner = await buildStudent();
  await checkStoreAtStart();
  advanceDays(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  setClock();
  setConfig(database.config);
  resetStore();
  await database.truncate();
  for (const key of await listStoredKeys("")) await deleteStoredFile(key);
});

/** Deletes a stored file from disk directly. */
async function deleteStoredFile(key: string) {
  const { rm } = await import("node:fs/promises");
  await rm(`${database.config.dataDir}/files/${key}`);
}

async function listStoredKeys(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of listFiles(folder)) keys.push(key);
  return keys.toSorted();
}

const removeFile = (id: string, reason?: "asked" | "unused") =>
  transaction((tx) => deleteFile(tx, id, reason));
const waiting = () => db().select().from(storeRemovals);

/** Rows of another person's files without bytes: the limit counts rows. */
async function buildRows(count: number) {
  const other = await buildStudent();
  const rows = Array.from({ length: count }, () => {
    const id = newId();
    const facts = { name: "a.pdf", type: "application/pdf", size: 1, sha256: "0" };
    return { id, ownerId: other.id, key: `proofs/${id}`, ...facts };
  });
  await db().insert(files).values(rows);
}

async function buildDropped(count: number) {
  for (let n = 0; n < count; n += 1) await removeFile(await buildProof(owner), "unused");
}

describe("removeFileJob", () => {
  it("deletes a requested removal at once and logs its key and reason", async () => {
    const id = await buildProof(owner);
    await removeFile(id);
    expect(await database.jobs("file.removed")).toEqual([{ key: `proofs/${id}` }]);
    const info = vi.spyOn(log(), "info");
    await removeFileJob.run({ key: `proofs/${id}` });
    await removeFileJob.run({ key: `proofs/${id}` });
    expect(await listStoredKeys("")).toEqual(["installation.json"]);
    expect(await waiting()).toEqual([]);
    expect(info).toHaveBeenCalledWith(
      { key: `proofs/${id}`, reason: "asked" },
      "file removed from the store",
    );
  });

  it("leaves the removal to the nightly job when the store is unavailable", async () => {
    const id = await buildProof(owner);
    await removeFile(id);
    const s3 = {
      bucket: "school",
      region: "x",
      accessKeyId: "i",
      secretAccessKey: "k",
      prefix: "",
      timeoutMs: 30_000,
    };
    setConfig({ ...database.config, s3: { ...s3, endpoint: "http://127.0.0.1:1" } });
    resetStore();
    await expect(removeFileJob.run({ key: `proofs/${id}` })).rejects.toThrow();
    setConfig(database.config);
    resetStore();
    expect(await waiting()).toHaveLength(1);
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("proofs")).toEqual([]);
  });

  it("keeps a file that a row references again", async () => {
    const id = await buildProof(owner);
    const [row] = await db().select().from(files).where(eq(files.id, id));
    await removeFile(id);
    if (row) await db().insert(files).values(row);
    await removeFileJob.run({ key: `proofs/${id}` });
    expect(await listStoredKeys("proofs")).toEqual([`proofs/${id}`]);
    expect(await waiting()).toEqual([]);
  });
});

describe("runDueRemovalsJob", () => {
  it("moves an unused file to the trash of the day for thirty days", async () => {
    const id = await buildProof(owner);
    await removeFile(id, "unused");
    await runDueRemovalsJob.run({});
    const trashed = `trash/2026-11-26/proofs/${id}`;
    expect(await listStoredKeys("proofs")).toEqual([]);
    expect(await listStoredKeys("trash")).toEqual([trashed]);
    advanceDays(30);
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("trash")).toEqual([trashed]);
    advanceDays(31);
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("trash")).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("deletes a closed account's files from the trash", async () => {
    const other = await buildStudent();
    const otherProof = await buildProof(other);
    const id = await buildProof(owner);
    await removeFile(id, "unused");
    await removeFile(otherProof, "unused");
    await runDueRemovalsJob.run({});
    await transaction((tx) => requestOwnerRemovals(tx, owner.id));
    await removeFileJob.run({ key: `proofs/${id}` });
    expect(await listStoredKeys("trash")).toEqual([`trash/2026-11-26/proofs/${otherProof}`]);
    expect((await waiting()).map(({ key }) => key)).toEqual([`proofs/${otherProof}`]);
  });

  it("moves a key stored again to the trash and leaves one copy", async () => {
    const key = "media/0123456789abcdef/480.avif";
    const store = () => putFile(key, Buffer.from("a"), "image/avif");
    const ask = (reason: "medium" | "asked") =>
      transaction((tx) => requestRemoval(tx, [key], { reason }));
    await store();
    await ask("medium");
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("trash")).toEqual([`trash/2026-11-26/${key}`]);
    await store();
    await ask("medium");
    advanceDays(1);
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("media")).toEqual([]);
    expect(await listStoredKeys("trash")).toEqual([`trash/2026-11-27/${key}`]);
    await store();
    await ask("asked");
    await removeFileJob.run({ key });
    expect(await listStoredKeys("")).toEqual(["installation.json"]);
    expect(await waiting()).toEqual([]);
  });

  it("keeps the owner of a file whose move to the trash was interrupted", async () => {
    const id = await buildProof(owner);
    await removeFile(id, "unused");
    await db().execute(`create function cut_off() returns trigger language plpgsql as
      $$ begin raise exception 'the process ends here'; end $$`);
    await db().execute(`create trigger cut_off before update on store_removals
      for each row when (not new.is_live) execute function cut_off()`);
    await expect(runDueRemovalsJob.run({})).rejects.toThrow();
    await db().execute("drop trigger cut_off on store_removals; drop function cut_off");
    expect(await listStoredKeys("trash")).toEqual([`trash/2026-11-26/proofs/${id}`]);
    await transaction((tx) => requestOwnerRemovals(tx, owner.id));
    await removeFileJob.run({ key: `proofs/${id}` });
    expect(await listStoredKeys("")).toEqual(["installation.json"]);
  });

  it("deletes the files of a deleted user row", async () => {
    const id = await buildProof(owner);
    await db().delete(users).where(eq(users.id, owner.id));
    expect(await waiting()).toMatchObject([{ key: `proofs/${id}`, reason: "asked" }]);
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("")).toEqual(["installation.json"]);
  });

  it("keeps an object without a row in this database", async () => {
    await putFile("proofs/nobody", Buffer.from("a"), "application/pdf");
    await putFile("media/0123456789abcdef/480.avif", Buffer.from("a"), "image/avif");
    advanceDays(40);
    await sweepFilesJob.run({});
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("")).toEqual([
      "installation.json",
      "media/0123456789abcdef/480.avif",
      "proofs/nobody",
    ]);
  });

  it("removes 5 % of the files in a night", async () => {
    await buildRows(456);
    await buildDropped(24);
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("trash")).toHaveLength(24);
    expect(await getInstallation()).toMatchObject({ sweepStoppedAt: null, sweepWaiting: 0 });
  });

  it("stops before 6 % of the files until an administrator allows it once", async () => {
    await buildRows(376);
    await buildDropped(24);
    const error = vi.spyOn(log(), "error").mockImplementation(() => {});
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("trash")).toEqual([]);
    expect(await listStoredKeys("proofs")).toHaveLength(24);
    expect(await getInstallation()).toMatchObject({ sweepWaiting: 24, sweepTotal: 400 });
    expect(error.mock.calls).toEqual([
      [{ waiting: 24, total: 400 }, expect.stringContaining("the sweep stopped")],
    ]);
    const administrator = await buildStaff({ role: "administrator" });
    for (const other of [owner, await buildStaff(), await buildStaff({ role: "editor" })])
      expect(await allowSweep(other, 24)).toBeNull();
    const changed = { ok: false, reason: "sweep-changed" };
    expect(await allowSweep(administrator, 23)).toEqual(changed);
    expect(await allowSweep(administrator, 24)).toEqual({ ok: true });
    expect(await database.jobs("removals.due")).toEqual([{}]);
    const [line] = await db().select().from(history).where(eq(history.action, "sweep.allowed"));
    expect(line).toMatchObject({ actorId: administrator.id, details: { files: 24 } });
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("trash")).toHaveLength(24);
    expect(await listStoredKeys("proofs")).toEqual([]);
    expect(await allowSweep(administrator, 24)).toEqual(changed);
    // The permission applied once: one more file the same night exceeds the limit again.
    await buildDropped(1);
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("trash")).toHaveLength(24);
    expect((await getInstallation()).sweepWaiting).toBe(1);
  });

  it("removes twenty files at a small school, and requested removals besides", async () => {
    await buildDropped(21);
    const requestedId = await buildProof(owner);
    await removeFile(requestedId);
    vi.spyOn(log(), "error").mockImplementation(() => {});
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("proofs")).toHaveLength(21);
    expect(await listStoredKeys("proofs")).not.toContain(`proofs/${requestedId}`);
    const [one] = await waiting();
    await db()
      .delete(storeRemovals)
      .where(eq(storeRemovals.key, one?.key ?? ""));
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("trash")).toHaveLength(20);
  });
});

describe("finishTakeOverJob", () => {
  it("restores files from the trash that an older database needs", async () => {
    const id = await buildProof(owner);
    const unneededId = await buildProof(owner);
    const [row] = await db().select().from(files).where(eq(files.id, id));
    await removeFile(id, "unused");
    await removeFile(unneededId, "unused");
    await runDueRemovalsJob.run({});
    expect(await listStoredKeys("proofs")).toEqual([]);
    // The database is back in its earlier state.
    if (row) await db().insert(files).values(row);
    await finishTakeOverJob.run({});
    expect(await listStoredKeys("proofs")).toEqual([`proofs/${id}`]);
    expect(await listStoredKeys("trash")).toEqual([`trash/2026-11-26/proofs/${unneededId}`]);
  });
});
