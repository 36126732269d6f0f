import { eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { files, uploads } from "#app/platform/db/schema/files.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { fileWrittenAt, listFiles, removeFile } from "#app/platform/storage/storage.server.ts";
import { UPLOAD_HOURS } from "./document.ts";
import { dropFile, FOLDER } from "./keep.server.ts";
import { dropUploads } from "./upload.server.ts";

const aDayAgo = () => new Date(now().getTime() - UPLOAD_HOURS * 3_600_000);

/** Drops what was sent a day ago and no form has taken: pieces, and files. */
export async function dropOldUploads(): Promise<void> {
  await transaction(async (tx) => {
    const old = await tx
      .select()
      .from(uploads)
      .where(lt(uploads.createdAt, aDayAgo()))
      .for("update", { skipLocked: true });
    await dropUploads(tx, old);
  });
}

/**
 * Drops the files that nothing refers to, and the bytes without a file: what a crash left between the two.
 * A file is locked before it is asked who needs it: one that is being attached is passed over.
 */
export async function sweepFiles(): Promise<void> {
  await transaction(async (tx) => {
    const old = await tx
      .select({ id: files.id })
      .from(files)
      .where(lt(files.createdAt, aDayAgo()))
      .for("update", { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    const needed = await neededOf(tx, ids);
    for (const id of ids) if (!needed.has(id)) await dropFile(tx, id);
  });
  await sweepStore();
}

/**
 * Of these files, those that a row of any table refers to: the database knows its tables itself. A row that
 * would go with the file does not need it; a sending does, until a form takes its file.
 */
async function neededOf(tx: Database, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ from: string; column: string }>(sql`
    select c.conrelid::regclass::text as "from", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass
      and (c.confdeltype <> 'c' or c.conrelid = 'uploads'::regclass)`);
  const asked = rows.map(
    ({ from, column }) => sql`
      select ${sql.identifier(column)} as id from ${sql.identifier(from)}
      where ${sql.identifier(column)} = any(${sql.param(ids)}::uuid[])`,
  );
  const found = await tx.execute<{ id: string }>(sql.join(asked, sql` union `));
  return new Set(found.rows.map(({ id }) => id));
}

async function sweepStore(): Promise<void> {
  for await (const key of listFiles(FOLDER)) {
    const [row] = await db().select({ id: files.id }).from(files).where(eq(files.key, key));
    if (row) continue;
    // Its row may be in a transaction that has not ended.
    const writtenAt = await fileWrittenAt(key);
    if (writtenAt && writtenAt < aDayAgo()) await removeFile(key);
  }
}

/** Every hour: what was sent and not taken. */
export const uploadsExpired = defineJob({
  name: "uploads.expired",
  payload: z.object({}),
  cron: "25 * * * *",
  run: dropOldUploads,
});

/** Every night: what a crash left behind. */
export const filesSwept = defineJob({
  name: "files.swept",
  payload: z.object({}),
  cron: "55 3 * * *",
  run: sweepFiles,
});
