import { and, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR_MS } from "#app/lib/duration.ts";
import { type ScannerAddress, scanBytes } from "#app/platform/antivirus/clamd.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { defineJob, enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { findFile, readUnscannedFile } from "./file-store.server.ts";
import { FILE_INFECTED, FILE_REGISTERED } from "./jobs.server.ts";

/**
 * Scans a pending file. Does nothing for a scanned or deleted one; throws when the antivirus is unavailable, and the
 * file stays pending.
 */
export async function scanFile(fileId: string, scanner: ScannerAddress): Promise<void> {
  const file = await findFile(fileId);
  if (file?.scan !== "pending") return;
  const virus = await scanBytes(scanner, await readUnscannedFile(file));
  await transaction(async (tx) => {
    const [updated] = await tx
      .update(files)
      .set({ scan: virus === null ? "clean" : "infected", scannedAt: now() })
      .where(and(eq(files.id, fileId), eq(files.scan, "pending")))
      .returning({ id: files.id });
    if (!updated || virus === null) return;
    log().warn({ fileId, found: virus }, "a virus was found in a file");
    await enqueue(tx, FILE_INFECTED, { fileId });
  });
}

/** Until then the file's own job retries. */
const anHourAgo = () => new Date(now().getTime() - HOUR_MS);

/**
 * Scans the files whose own job gave up. After an antivirus was configured everything is scanned; after it was removed
 * nothing stays pending.
 */
export async function scanPendingFiles(): Promise<void> {
  const { scanner } = config();
  const [from, to] = scanner
    ? (["unscanned", "pending"] as const)
    : (["pending", "unscanned"] as const);
  await db().update(files).set({ scan: to }).where(eq(files.scan, from));
  if (!scanner) return;
  const pending = await db()
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.scan, "pending"), lt(files.createdAt, anHourAgo())))
    // In random order, so that unreadable files do not block the others.
    .orderBy(sql`random()`)
    .limit(BATCH_SIZE);
  let faults = 0;
  for (const { id } of pending) {
    await scanFile(id, scanner).catch((err) => {
      log().error({ err, fileId: id }, "a file could not be scanned");
      faults += 1;
    });
    if (faults === MAX_FAULTS) return;
  }
}

/** After this many errors the antivirus counts as unavailable. */
const MAX_FAULTS = 3;

/** Files per run, which takes some minutes; the rest follow an hour later. */
const BATCH_SIZE = 1_000;

/** Runs for every new file when an antivirus is configured. */
export const scanFileJob = defineJob({
  ...FILE_REGISTERED,
  payload: z.object({ fileId: z.string() }),
  run: async ({ fileId }) => {
    const { scanner } = config();
    if (scanner) await scanFile(fileId, scanner);
  },
});

/** Runs every hour. */
export const scanPendingFilesJob = defineJob({
  name: "files.waiting",
  payload: z.object({}),
  cron: "15 * * * *",
  run: scanPendingFiles,
});
