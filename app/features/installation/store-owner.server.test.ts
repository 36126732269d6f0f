import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { deleteFile } from "#app/features/documents/file-store.server.ts";
import {
  deleteExpiredUploadsJob,
  sweepFilesJob,
} from "#app/features/documents/sweep-files.server.ts";
import { sweepMediaJob } from "#app/features/media/remove-medium.server.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeDatabase, db, openDatabase, transaction } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { installation, storeRemovals } from "#app/platform/db/schema/installation.ts";
import { closeQueue, openQueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { listDegradedParts } from "#app/platform/readiness.server.ts";
import { getInstallation } from "#app/platform/storage/installation.server.ts";
import { resetStore } from "#app/platform/storage/storage.server.ts";
import { checkStoreAtStart, confirmStoreOwner } from "#app/platform/storage/store-owner.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startFakeS3 } from "#tests/support/fake-s3.ts";
import { createFreshDatabase, type FreshDatabase } from "#tests/support/fresh-database.ts";
import { finishTakeOverJob, removeFileJob, runDueRemovalsJob } from "./removal-jobs.server.ts";
import { takeOverStore } from "./take-over-store.server.ts";
import { buildProof } from "./testing.ts";

const database = await createTestDatabase();
const s3 = await startFakeS3();
const opened: FreshDatabase[] = [];
let production: FreshDatabase;

function useBucket(more: Record<string, string> = {}) {
  setConfig(
    readConfig({
      DATA_DIR: database.config.dataDir,
      LOG_LEVEL: "silent",
      S3_BUCKET: "school",
      S3_REGION: "ca-central-1",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "key",
      S3_ENDPOINT: s3.endpoint,
      ...more,
    }),
  );
  resetStore();
}

/** Continues with another database, as another server would. */
async function continueWith(settings: pg.PoolConfig) {
  await closeQueue();
  await closeDatabase();
  openDatabase(settings);
  await openQueue([]);
}

/** Copies the current database, as restoring a dump would. */
async function copyDatabase(): Promise<pg.PoolConfig> {
  await closeQueue();
  await closeDatabase();
  const copy = await createFreshDatabase(production);
  opened.push(copy);
  openDatabase(production.settings);
  await openQueue([]);
  return copy.settings;
}

const listBucket = (folder: string) =>
  [...s3.objects.keys()].filter((key) => key.startsWith(`/school/${folder}`)).toSorted();
const advanceDays = (count: number) => setClock(new Date(Date.now() + count * DAY_MS));

async function runNightlyJobs() {
  await deleteExpiredUploadsJob.run({});
  await sweepFilesJob.run({});
  await sweepMediaJob.run({});
  await runDueRemovalsJob.run({});
}

const waiting = async () =>
  (await db().select().from(storeRemovals).orderBy(asc(storeRemovals.key))).map(({ key }) => key);

let owner: Student;
beforeEach(async () => {
  useBucket();
  production = await createFreshDatabase("migrated");
  opened.push(production);
  await continueWith(production.settings);
  owner = await buildStudent();
});
afterEach(() => {
  vi.restoreAllMocks();
  setClock();
  s3.objects.clear();
  s3.mood = "works";
});
afterAll(async () => {
  for (const one of opened) await one.drop();
  await s3.stop();
  setConfig(database.config);
  resetStore();
});

describe("a copy of the database at the same bucket", () => {
  /** The database has five proofs; the copy was made when it had two. */
  async function buildCopy() {
    await checkStoreAtStart();
    const first = await buildProof(owner);
    const second = await buildProof(owner);
    const settings = await copyDatabase();
    for (let more = 0; more < 3; more += 1) await buildProof(owner);
    expect(listBucket("proofs/")).toHaveLength(5);
    return { first, second, settings };
  }

  it("removes nothing and logs why once a night", async () => {
    const { first, second, settings } = await buildCopy();
    await continueWith(settings);
    await checkStoreAtStart();
    await transaction((tx) => deleteFile(tx, first));
    await removeFileJob.run({ key: `proofs/${first}` });
    // A restored job of a release that wrote no removal row.
    await db().delete(storeRemovals);
    await removeFileJob.run({ key: `proofs/${first}` });
    advanceDays(2);
    const error = vi.spyOn(log(), "error");
    await runNightlyJobs();
    expect(listBucket("proofs/")).toHaveLength(5);
    expect(listBucket("trash/")).toEqual([]);
    expect(await waiting()).toEqual([`proofs/${first}`, `proofs/${second}`].toSorted());
    expect(error.mock.calls).toEqual([
      [{ state: "other-database", waiting: 2 }, expect.stringContaining("nothing was removed")],
    ]);
    expect(await listDegradedParts()).toContain("store");
  });

  it("owns the store after takeOverStore, and the original then removes nothing", async () => {
    const { first, settings } = await buildCopy();
    await continueWith(settings);
    await transaction((tx) => deleteFile(tx, first));
    await removeFileJob.run({ key: `proofs/${first}` });
    expect(await takeOverStore(await buildStaff())).toBeNull();
    expect(await takeOverStore(owner)).toBeNull();
    const administrator = await buildStaff({ role: "administrator" });
    expect(await takeOverStore(administrator)).toEqual({ ok: true });
    expect(await takeOverStore(administrator)).toEqual({ ok: false, reason: "already-owner" });
    const [line] = await db().select().from(history).where(eq(history.action, "store.taken-over"));
    expect(line).toMatchObject({
      actorId: administrator.id,
      details: { because: "other-database" },
    });
    await finishTakeOverJob.run({});
    expect(listBucket("proofs/")).toHaveLength(4);
    expect(await waiting()).toEqual([]);
    await continueWith(production.settings);
    expect((await confirmStoreOwner()).state).toBe("other-database");
    await runDueRemovalsJob.run({});
    expect(listBucket("proofs/")).toHaveLength(4);
  });

  it("finishTakeOverJob restores files although it first ran before the marker was written", async () => {
    const { first, settings } = await buildCopy();
    const proof = s3.objects.get(`/school/proofs/${first}`);
    if (proof) s3.objects.set(`/school/trash/2026-11-20/proofs/${first}`, proof);
    s3.objects.delete(`/school/proofs/${first}`);
    await continueWith(settings);
    await expect(finishTakeOverJob.run({})).rejects.toThrow("not ours yet (other-database)");
    expect(await takeOverStore("system")).toEqual({ ok: true });
    await finishTakeOverJob.run({});
    expect(listBucket("proofs/")).toContain(`/school/proofs/${first}`);
    expect(listBucket("trash/")).toEqual([]);
  });

  it("takeOverStore returns store-marker-not-written after recording the history entry", async () => {
    const { settings } = await buildCopy();
    await continueWith(settings);
    s3.mood = "refuses-files";
    const error = vi.spyOn(log(), "error").mockImplementation(() => {});
    const unwritten = { ok: false, reason: "store-marker-not-written" };
    expect(await takeOverStore("system")).toEqual(unwritten);
    expect(error.mock.calls.at(-1)?.[1]).toBe("the store was not taken over");
    expect((await confirmStoreOwner()).state).toBe("other-database");
    const lines = await db().select().from(history).where(eq(history.action, "store.taken-over"));
    expect(lines).toHaveLength(1);
    s3.mood = "works";
    resetStore();
    expect(await takeOverStore("system")).toEqual({ ok: true });
  });

  it("takeOverStore throws a database error", async () => {
    const { settings } = await buildCopy();
    await continueWith(settings);
    await db().execute("alter table installation rename to installation_later");
    await expect(takeOverStore("system")).rejects.toThrow();
  });

  it("is detected by its sequence when it is a copy of the server's files", async () => {
    await checkStoreAtStart();
    const { id, sequence, turn } = await getInstallation();
    await checkStoreAtStart();
    expect((await getInstallation()).sequence).toBe(sequence + 1);
    // The same database as it was one start earlier.
    const before = async () => {
      await db().update(installation).set({ sequence, turn }).where(eq(installation.id, id));
    };
    await before();
    expect((await confirmStoreOwner()).state).toBe("older-copy");
  });
});

describe("confirmStoreOwner", () => {
  it("marks an empty store and raises the sequence at each start and each night", async () => {
    expect((await confirmStoreOwner()).state).toBe("ours");
    const marker = () => JSON.parse(String(s3.objects.get("/school/installation.json")?.bytes));
    const { id } = await getInstallation();
    expect(marker()).toMatchObject({ installation: id, sequence: 1 });
    await checkStoreAtStart();
    expect(marker().sequence).toBe(2);
    await runDueRemovalsJob.run({});
    expect(marker().sequence).toBe(3);
    expect((await getInstallation()).sequence).toBe(3);
    expect((await confirmStoreOwner()).state).toBe("ours");
    expect(marker().sequence).toBe(3);
    expect(await listDegradedParts()).not.toContain("store");
  });

  it("marks a store without a marker that contains its own newest file, as after an upgrade", async () => {
    await buildProof(owner);
    expect((await confirmStoreOwner()).state).toBe("ours");
  });

  it("returns unmarked for a store with foreign files", async () => {
    s3.objects.set("/school/proofs/of-others", { bytes: Buffer.from("a"), type: undefined });
    expect((await confirmStoreOwner()).state).toBe("unmarked");
    expect(listBucket("installation.json")).toEqual([]);
  });

  it("returns unmarked for a store whose marker was lost or is unreadable", async () => {
    await checkStoreAtStart();
    await buildProof(owner);
    s3.objects.set("/school/installation.json", { bytes: Buffer.from("{"), type: undefined });
    const error = vi.spyOn(log(), "error").mockImplementation(() => {});
    expect((await confirmStoreOwner()).state).toBe("unmarked");
    expect(error.mock.calls).toEqual([
      [{ state: "unmarked" }, expect.stringContaining("installation.json of the store is missing")],
    ]);
    s3.objects.delete("/school/installation.json");
    expect((await confirmStoreOwner()).state).toBe("unmarked");
  });

  it("writes the marker again when the last write failed", async () => {
    await checkStoreAtStart();
    const marker = s3.objects.get("/school/installation.json");
    await checkStoreAtStart();
    if (marker) s3.objects.set("/school/installation.json", marker);
    expect((await confirmStoreOwner()).state).toBe("ours");
    expect((await confirmStoreOwner()).state).toBe("ours");
  });
});

describe("checkStoreAtStart", () => {
  it("does not throw when the store is unavailable", async () => {
    useBucket({ S3_ENDPOINT: "http://127.0.0.1:1" });
    await expect(checkStoreAtStart()).resolves.toBeUndefined();
    expect((await getInstallation()).storeState).toBeNull();
  });
});

describe("two schools in one bucket", () => {
  it("with a prefix each, see and remove only their own files", async () => {
    const other = await copyDatabase();
    useBucket({ S3_PREFIX: "dakar" });
    await checkStoreAtStart();
    await buildProof(owner);
    useBucket({ S3_PREFIX: "dakar-2/" });
    await continueWith(other);
    const otherProof = await buildProof(owner);
    expect((await confirmStoreOwner()).state).toBe("ours");
    await transaction((tx) => deleteFile(tx, otherProof));
    await runDueRemovalsJob.run({});
    expect(listBucket("dakar-2/").map((key) => key.split("/")[3])).toEqual(["installation.json"]);
    useBucket({ S3_PREFIX: "dakar" });
    await continueWith(production.settings);
    expect((await confirmStoreOwner()).state).toBe("ours");
    expect(listBucket("dakar/proofs/")).toHaveLength(1);
    expect(listBucket("proofs/")).toEqual([]);
  });

  it("without prefixes, only the first removes anything", async () => {
    await checkStoreAtStart();
    await buildProof(owner);
    const other = await copyDatabase();
    await continueWith(other);
    await db().update(installation).set({ id: randomUUID() });
    const otherProof = await buildProof(owner);
    await transaction((tx) => deleteFile(tx, otherProof));
    advanceDays(2);
    await runNightlyJobs();
    expect(listBucket("proofs/")).toHaveLength(2);
    expect((await getInstallation()).storeState).toBe("other-installation");
  });
});
