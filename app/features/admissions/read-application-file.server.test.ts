import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildPdf } from "#app/features/documents/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { attachProof } from "./cursus/cursus.server.ts";
import { readApplicationFile } from "./read-application-file.server.ts";
import { submitApplication } from "./sending/submit-application.server.ts";
import { buildEntry, buildReadyDraft, getVersion } from "./testing.ts";

const database = await createTestDatabase();

test("a proof is opened by its owner, by the staff of its campus once sent, and by nobody else", async () => {
  const { actor, id } = await buildReadyDraft();
  const entryId = await buildEntry(id, "2024-2025");
  await attachProof(actor, id, entryId, buildPdf());
  const [file] = await db().select().from(files).where(eq(files.ownerId, actor.id));
  const fileId = file?.id ?? "";
  const here = await buildStaff({ campus: "senegal" });
  const nobodies = [
    visitor,
    await buildStudent(),
    await buildStaff({ campus: "cameroon" }),
    await buildStaff({ role: "editor" }),
  ];
  expect(await readApplicationFile(actor, fileId)).toMatchObject({ name: "bulletin.pdf" });
  expect(await readApplicationFile(here, fileId)).toBeNull();
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  expect(await readApplicationFile(here, fileId)).toMatchObject({ isInlineAllowed: true });
  // Opened again within the hour, it is the same look.
  expect(await readApplicationFile(here, fileId)).toMatchObject({ isInlineAllowed: true });
  for (const nobody of nobodies) expect(await readApplicationFile(nobody, fileId)).toBeNull();
  expect(await readApplicationFile(actor, "not-an-id")).toBeNull();
  const told = await db().select().from(history).where(eq(history.action, "file.opened"));
  expect(told).toMatchObject([{ actorId: here.id, subjectId: id, details: { fileId } }]);
});

test("bytes that are not those that were kept are a fault, not an answer", async () => {
  const { actor, id } = await buildReadyDraft();
  const entryId = await buildEntry(id, "2024-2025");
  await attachProof(actor, id, entryId, buildPdf());
  const [file] = await db().select().from(files).where(eq(files.ownerId, actor.id));
  writeFileSync(join(database.config.dataDir, "files", file?.key ?? ""), "%PDF-1.4 other");
  await expect(readApplicationFile(actor, file?.id ?? "")).rejects.toThrow("is not what was kept");
});
