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

/** How long a page waits for a count that is not in the database. */
const MAX_WAIT_MS = 500;
/** Files per run of the job, which takes some minutes. */
const BATCH_SIZE = 200;

/** The running counts of this process, by file id. */
const pendingCounts = new Map<string, Promise<number | null>>();

/**
 * The number of pages of a file: 0 when nobody may open it yet, or the staff's viewer cannot. Null when it is unknown:
 * never counted, and the store is unavailable, lost the file, or takes longer than `waitMs`. Checks no permission.
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
 * Counts the pages of a file and stores the number. Returns null when the machine had no time; throws when the file
 * cannot be read.
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
  // Written on the primary even during a read-only request, because it changes nothing visible.
  await readWriteDatabase().update(files).set({ pageCount }).where(eq(files.id, file.id));
  return pageCount;
}

/** Counts the files that were never counted; stops when the store is unavailable. */
export async function countMissingPages(): Promise<void> {
  const uncounted = await db()
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.pageCount), ne(files.scan, "infected")))
    // In random order, so that unreadable files do not block the others.
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

export const countMissingPagesJob = defineJob({
  name: "files.uncounted",
  payload: z.object({}),
  cron: "*/10 * * * *",
  run: countMissingPages,
});
