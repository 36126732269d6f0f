import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startFakeS3 } from "#tests/support/fake-s3.ts";
import { testPermit } from "#tests/support/store-permit.ts";
import { readConfig, setConfig } from "../config.server.ts";
import { getFile, putFile, removeFile, resetStore } from "./storage.server.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-store-"));
const bytes = Buffer.from("%PDF-1.7 Bulletin de notes");

beforeEach(() => resetStore());
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("putFile: writes to the data folder when S3 is not configured", async () => {
  setConfig(readConfig({ DATA_DIR: folder }));
  await putFile("proofs/one", bytes, "application/pdf");
  expect(Buffer.from(await getFile("proofs/one")).equals(bytes)).toBe(true);
  expect(readFileSync(join(folder, "files/proofs/one")).equals(bytes)).toBe(true);
  await removeFile(testPermit, "proofs/one");
  await expect(getFile("proofs/one")).rejects.toThrow();
});

test("putFile: writes to S3 when it is configured, and nothing to the disk", async () => {
  const s3 = await startFakeS3();
  const settings = { DATA_DIR: folder, S3_BUCKET: "school", S3_REGION: "ca-central-1" };
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key", S3_ENDPOINT: s3.endpoint };
  setConfig(readConfig({ ...settings, ...keys }));
  await putFile("proofs/one", bytes, "application/pdf");
  const storedObject = s3.objects.get("/school/proofs/one");
  expect(storedObject?.bytes.equals(bytes)).toBe(true);
  expect(storedObject?.type).toBe("application/pdf");
  expect(Buffer.from(await getFile("proofs/one")).equals(bytes)).toBe(true);
  await removeFile(testPermit, "proofs/one");
  expect(s3.objects.size).toBe(0);
  await expect(getFile("proofs/one")).rejects.toThrow();
  expect(() => readdirSync(join(folder, "files"))).toThrow();
  await s3.stop();
});

test("removeFile: does not accept a permit object made by its caller", () => {
  // @ts-expect-error: the types are checked with the tests, and confirmStoreOwner alone gives a permit.
  const forgedPermit: Parameters<typeof removeFile>[0] = { isStorePermit: true };
  expect(forgedPermit).not.toEqual(testPermit);
});
