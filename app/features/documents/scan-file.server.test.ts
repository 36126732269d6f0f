import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildStudent } from "#app/features/auth/testing.ts";
import { config, readConfig, setConfig } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { files, uploads } from "#app/platform/db/schema/files.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { EICAR, startFakeAntivirus } from "#tests/support/fake-antivirus.ts";
import { deleteFile, findFile, readFile, registerFile, storeFile } from "./file-store.server.ts";
import { FILE_INFECTED, FILE_REGISTERED } from "./jobs.server.ts";
import { type PreparedFile, prepareFile } from "./prepare-file.server.ts";
import { claimUpload } from "./receive-upload.server.ts";
import { scanFileJob, scanPendingFilesJob } from "./scan-file.server.ts";
import {
  buildCompressedObject,
  buildPdf,
  buildPicture,
  registerPreparedFile,
  toFile,
} from "./testing.ts";

const database = await createTestDatabase();
const clamd = await startFakeAntivirus();
const before = config();
const withScanner = { ...before, scanner: readConfig({ CLAMD_URL: clamd.url }).scanner };

beforeEach(async () => {
  await database.truncate();
  clamd.state.mode = "up";
  clamd.state.read = 0;
  setConfig(withScanner);
});
afterAll(async () => {
  setConfig(before);
  await clamd.close();
});

async function registerForStudent(file: PreparedFile) {
  const { id: ownerId } = await buildStudent();
  const registered = await registerPreparedFile(ownerId, file);
  if (!registered.ok) throw new Error(registered.reason);
  return { id: registered.id, ownerId };
}
async function prepareValidFile(file: File): Promise<PreparedFile> {
  const prepared = await prepareFile(file);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared;
}
/** A file of this type that contains EICAR and was not cleaned. */
const buildInfectedFile = (type: PreparedFile["type"]): PreparedFile => {
  const bytes = new TextEncoder().encode(`what comes before ${EICAR} and after`);
  return { ok: true, name: "document", type, bytes, pages: 1 };
};
const getScanStatus = async (id: string) => (await findFile(id))?.scan;
async function runJobs(name: string) {
  for (const job of (await database.jobs(name)) as { fileId: string }[]) await scanFileJob.run(job);
}

test("registerFile: scans nothing without an antivirus", async () => {
  setConfig(before);
  const { id } = await registerForStudent(await prepareValidFile(buildPdf()));
  expect(await getScanStatus(id)).toBe("unscanned");
  expect(await database.jobs(FILE_REGISTERED.name)).toEqual([]);
});

test("scanFile: marks a new file clean, once", async () => {
  const { id } = await registerForStudent(await prepareValidFile(buildPdf()));
  expect(await getScanStatus(id)).toBe("pending");
  expect(await database.jobs(FILE_REGISTERED.name)).toEqual([{ fileId: id }]);
  await runJobs(FILE_REGISTERED.name);
  await runJobs(FILE_REGISTERED.name);
  expect(await findFile(id)).toMatchObject({ scan: "clean", scannedAt: expect.any(Date) });
  expect(clamd.state.read).toBe(1);
  expect(await database.jobs(FILE_INFECTED.name)).toEqual([]);
});

test("registerFile: queues no scan when the transaction is rolled back", async () => {
  const { id: ownerId } = await buildStudent();
  const file = await storeFile(await prepareValidFile(buildPdf()));
  if (!file.ok) throw new Error(file.reason);
  const undone = transaction(async (tx) => {
    await registerFile(tx, ownerId, file);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await database.jobs(FILE_REGISTERED.name)).toEqual([]);
});

test("scanFile: finds EICAR in a PDF, which nobody can then read or use", async () => {
  const object = buildCompressedObject(5, "", Buffer.from(EICAR)).replace(
    "/Filter/FlateDecode",
    "",
  );
  const { id, ownerId } = await registerForStudent(
    await prepareValidFile(buildPdf("relevé.pdf", { objects: object })),
  );
  await runJobs(FILE_REGISTERED.name);
  const file = await findFile(id);
  expect(file?.scan).toBe("infected");
  expect(await database.jobs(FILE_INFECTED.name)).toEqual([{ fileId: id }]);
  await expect(readFile(file as NonNullable<typeof file>)).rejects.toThrow("infected");
  const uploadId = randomUUID();
  await db()
    .insert(uploads)
    .values({ id: uploadId, ownerId, name: "relevé.pdf", size: 9, received: 9, fileId: id });
  const claim = transaction((tx) => claimUpload(tx, ownerId, uploadId));
  expect(await claim).toEqual({ ok: false, reason: "file-infected" });
});

test.for(["image/jpeg", "image/png", "application/pdf"] as const)(
  "scanFile: finds EICAR in a stored %s",
  async (type) => {
    const { id } = await registerForStudent(buildInfectedFile(type));
    await runJobs(FILE_REGISTERED.name);
    expect(await getScanStatus(id)).toBe("infected");
  },
);

test("prepareFile: removes EICAR appended to a photo and refuses a renamed zip", async () => {
  const photo = new Uint8Array(await (await buildPicture()).arrayBuffer());
  const infectedPhoto = Buffer.concat([photo, Buffer.from(EICAR)]);
  const { id } = await registerForStudent(await prepareValidFile(toFile(infectedPhoto, "moi.jpg")));
  await runJobs(FILE_REGISTERED.name);
  expect(await getScanStatus(id)).toBe("clean");
  const zip = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.from(EICAR)]);
  expect(await prepareFile(toFile(zip, "releve.pdf"))).toEqual({ ok: false, reason: "file-type" });
});

test.for(["down", "broken"] as const)(
  "scanFile: throws while the antivirus is %s, and the file stays pending",
  async (mode) => {
    const { id } = await registerForStudent(await prepareValidFile(buildPdf()));
    clamd.state.mode = mode;
    await expect(runJobs(FILE_REGISTERED.name)).rejects.toThrow();
    expect(await getScanStatus(id)).toBe("pending");
    clamd.state.mode = "up";
    await runJobs(FILE_REGISTERED.name);
    expect(await getScanStatus(id)).toBe("clean");
  },
);

test("scanPendingFiles: continues after an unreadable file", async () => {
  const lostFile = await registerForStudent(await prepareValidFile(buildPdf()));
  const oldFile = await registerForStudent(await prepareValidFile(buildPdf()));
  const newFile = await registerForStudent(await prepareValidFile(buildPdf()));
  await db().update(files).set({ key: "proofs/gone" }).where(eq(files.id, lostFile.id));
  const anHourAgo = new Date(Date.now() - 3_700_000);
  for (const { id } of [lostFile, oldFile])
    await db().update(files).set({ createdAt: anHourAgo }).where(eq(files.id, id));
  await scanPendingFilesJob.run({});
  const statuses = [lostFile, oldFile, newFile].map(({ id }) => getScanStatus(id));
  expect(await Promise.all(statuses)).toEqual(["pending", "clean", "pending"]);
});

test("scanPendingFiles: scans everything after an antivirus is added, nothing stays pending after it is removed", async () => {
  setConfig(before);
  const { id } = await registerForStudent(await prepareValidFile(buildPdf()));
  await db()
    .update(files)
    .set({ createdAt: new Date(0) })
    .where(eq(files.id, id));
  setConfig(withScanner);
  clamd.state.mode = "down";
  await scanPendingFilesJob.run({});
  expect(await getScanStatus(id)).toBe("pending");
  setConfig(before);
  await scanPendingFilesJob.run({});
  expect(await getScanStatus(id)).toBe("unscanned");
  setConfig(withScanner);
  clamd.state.mode = "up";
  await scanPendingFilesJob.run({});
  expect(await getScanStatus(id)).toBe("clean");
});

test("scanFile: ignores a file deleted meanwhile", async () => {
  const { id } = await registerForStudent(await prepareValidFile(buildPdf()));
  await transaction((tx) => deleteFile(tx, id));
  await runJobs(FILE_REGISTERED.name);
  expect(await findFile(id)).toBeNull();
});
