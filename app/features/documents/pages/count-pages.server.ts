import { setTimeout } from "node:timers/promises";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { db, readWriteDatabase } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isStoreHealthy } from "#app/platform/storage/storage.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { type FileRecord, findFile, readFile } from "../file-store.server.ts";
import { SUBPROCESS_LIMITS, type SubprocessLimits } from "../run-in-subprocess.server.ts";
import { isReadableByOthers } from "../scan-status.ts";
import { renderPdfPage } from "./render-page.server.ts";

/** How long a page waits for a count that is not in the database, in milliseconds. */
const MAX_WAIT_MS = 500;
/** Files that one run of the job counts: some minutes of work. */
const BATCH_SIZE = 200;

/** The counts under way in this process, by file. */
const pendingCounts = new Map<string, Promise<number | null>>();

/**
 * How many pages a kept file has: 0 when nobody may see it yet, or the staff's reader cannot open it. Null when it is
 * not known now: the file was never counted, and the store of files is away, has lost it, or takes longer than `waitMs`.
 * The count is in the database, so a page that asks for it opens while the store is away. Does not check permissions.
 */
export async function findPageCount(fileId: string, waitMs = MAX_WAIT_MS): Promise<number | null> {
  const file = await findFile(fileId);
  if (!file || !isReadableByOthers(file.scan)) return 0;
  if (file.pageCount !== null) return file.pageCount;
  const counted = isStoreHealthy().then((isWell) => (isWell ? countOnce(file) : null));
  return Promise.race([counted, setTimeout(waitMs, null, { ref: false })]);
}

function countOnce(file: FileRecord): Promise<number | null> {
  const pending =
    pendingCounts.get(file.id) ??
    countAndSavePages(file).catch((err) => logCountFailure(file, err));
  pendingCounts.set(file.id, pending);
  return pending.finally(() => pendingCounts.delete(file.id));
}

function logCountFailure({ id }: FileRecord, err: unknown): null {
  log().warn({ err, fileId: id }, "the pages of a file were not counted");
  return null;
}

/**
 * Reads a file and writes down how many pages it has. Null when the machine had no time for it. Throws when the file
 * cannot be read from the store.
 */
export async function countAndSavePages(
  file: FileRecord,
  limits: SubprocessLimits = SUBPROCESS_LIMITS,
): Promise<number | null> {
  const isPicture = file.type !== "application/pdf";
  const counted = isPicture
    ? { pages: 1, isTimedOut: false }
    : await renderPdfPage(await readFile(file), 0, limits);
  if (counted.isTimedOut) return null;
  const { pages: pageCount } = counted;
  // Also for a page that only reads: nothing of what it shows changes.
  await readWriteDatabase().update(files).set({ pageCount }).where(eq(files.id, file.id));
  return pageCount;
}

/** Counts files that nobody has counted, as those that were kept before counts were; stops when the store is away. */
export async function countMissingPages(): Promise<void> {
  const uncounted = await db()
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.pageCount), ne(files.scan, "infected")))
    // In no order, so that files that cannot be read never stand before the others.
    .orderBy(sql`random()`)
    .limit(BATCH_SIZE);
  for (const { id } of uncounted) {
    const file = await findFile(id);
    if (file?.pageCount !== null) continue;
    try {
      await countAndSavePages(file);
    } catch (err) {
      logCountFailure(file, err);
      if (isStoreUnavailable(err)) return;
    }
  }
}

/** Every ten minutes: the files whose pages nobody has counted. */
export const countMissingPagesJob = defineJob({
  name: "files.uncounted",
  payload: z.object({}),
  cron: "*/10 * * * *",
  run: countMissingPages,
});
