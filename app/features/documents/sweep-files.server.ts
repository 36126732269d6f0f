import { inArray, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { files, storedObjects, uploads } from "#app/platform/db/schema/files.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { requestRemoval } from "#app/platform/storage/remove-files.server.ts";
import { UPLOAD_LIFETIME_HOURS } from "./file-rules.ts";
import { deleteFile } from "./file-store.server.ts";
import { deleteUploads } from "./upload.server.ts";

const getExpiryDate = () => new Date(now().getTime() - UPLOAD_LIFETIME_HOURS * HOUR_MS);

/** Deletes the uploads that no form has used within a day. */
export async function deleteExpiredUploads(): Promise<void> {
  await transaction(async (tx) => {
    const expired = await tx
      .select()
      .from(uploads)
      .where(lt(uploads.createdAt, getExpiryDate()))
      .for("update", { skipLocked: true });
    await deleteUploads(tx, expired, "unused");
  });
}

/**
 * Deletes unreferenced files and stored objects without a row, which a crash can leave; they go to the trash. Locked
 * files are skipped, because they may be about to be attached.
 */
export async function sweepFiles(): Promise<void> {
  await transaction(async (tx) => {
    const old = await tx
      .select({ id: files.id })
      .from(files)
      .where(lt(files.createdAt, getExpiryDate()))
      .for("update", { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    const referenced = await findReferencedIds(tx, ids);
    for (const id of ids) if (!referenced.has(id)) await deleteFile(tx, id, "unused");
  });
  await sweepStoredObjects();
}

/**
 * Which of these files a row references; the tables are read from the foreign keys of the database. Rows that cascade with the file
 * do not count, except uploads.
 */
async function findReferencedIds(tx: Database, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ from: string; column: string }>(sql`
    select c.conrelid::regclass::text as "from", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass
      and (c.confdeltype <> 'c' or c.conrelid = 'uploads'::regclass)`);
  const queries = rows.map(
    ({ from, column }) => sql`
      select ${sql.identifier(column)} as id from ${sql.identifier(from)}
      where ${sql.identifier(column)} = any(${sql.param(ids)}::uuid[])`,
  );
  const result = await tx.execute<{ id: string }>(sql.join(queries, sql` union `));
  return new Set(result.rows.map(({ id }) => id));
}

/**
 * Removes the objects this database stored more than a day ago that no row references. The store is not listed, so
 * objects of another installation are never touched.
 */
async function sweepStoredObjects(): Promise<void> {
  await transaction(async (tx) => {
    const old = await tx
      .select({ key: storedObjects.key })
      .from(storedObjects)
      .where(lt(storedObjects.createdAt, getExpiryDate()))
      .for("update", { skipLocked: true });
    const keys = old.map(({ key }) => key);
    await tx.delete(storedObjects).where(inArray(storedObjects.key, keys));
    await requestRemoval(tx, keys, { reason: "unused" });
  });
}

/** Runs every hour. */
export const deleteExpiredUploadsJob = defineJob({
  name: "uploads.expired",
  payload: z.object({}),
  cron: "25 * * * *",
  run: deleteExpiredUploads,
});

/** Runs every night. */
export const sweepFilesJob = defineJob({
  name: "files.swept",
  payload: z.object({}),
  cron: "55 3 * * *",
  run: sweepFiles,
});
