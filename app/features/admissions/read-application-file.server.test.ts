import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { attachProof } from "./cursus/cursus.server.ts";
import { readApplicationFile } from "./read-application-file.server.ts";
import { submitApplication } from "./sending/submit-application.server.ts";
import { buildEntry, buildReadyDraft, getVersion } from "./testing.ts";

const database = await createTestDatabase();

test("readApplicationFile: returns a proof to its owner, and after submission to the staff of its campus only", async () => {
  const { actor, id } = await buildReadyDraft();
  const entryId = await buildEntry(id, "2024-2025");
  await attachProof(actor, id, entryId, buildPdf());
  const [file] = await db().select().from(files).where(eq(files.ownerId, actor.id));
  const fileId = file?.id ?? "";
  const officer = await buildStaff({ campus: "senegal" });
  const others = [
    visitor,
    await buildStudent(),
    await buildStaff({ campus: "cameroon" }),
    await buildStaff({ role: "editor" }),
  ];
  expect(await readApplicationFile(actor, fileId)).toMatchObject({ name: "bulletin.pdf" });
  expect(await readApplicationFile(officer, fileId)).toBeNull();
  await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  expect(await readApplicationFile(officer, fileId)).toMatchObject({ isInlineAllowed: true });
  // Access within the hour counts as one.
  expect(await readApplicationFile(officer, fileId)).toMatchObject({ isInlineAllowed: true });
  for (const other of others) expect(await readApplicationFile(other, fileId)).toBeNull();
  expect(await readApplicationFile(actor, "not-an-id")).toBeNull();
  const entries = await db().select().from(history).where(eq(history.action, "file.opened"));
  expect(entries).toMatchObject([{ actorId: officer.id, subjectId: id, details: { fileId } }]);
});

test("readApplicationFile: throws when the bytes differ from the stored ones", async () => {
  const { actor, id } = await buildReadyDraft();
  const entryId = await buildEntry(id, "2024-2025");
  await attachProof(actor, id, entryId, buildPdf());
  const [file] = await db().select().from(files).where(eq(files.ownerId, actor.id));
  writeFileSync(join(database.config.dataDir, "files", file?.key ?? ""), "%PDF-1.4 other");
  await expect(readApplicationFile(actor, file?.id ?? "")).rejects.toThrow(
    "does not match its stored hash",
  );
});
