import { and, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { type Scanner, scanBytes } from "#app/platform/antivirus/clamd.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { defineJob, enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { FILE_INFECTED, FILE_KEPT } from "./jobs.server.ts";
import { findFile, readKept } from "./keep.server.ts";

/**
 * Has the antivirus read a file that waits for it; done before, or gone since, it is left as it is. Throws when
 * the antivirus cannot answer: the file goes on waiting.
 */
export async function scanFile(fileId: string, scanner: Scanner): Promise<void> {
  const file = await findFile(fileId);
  if (file?.scan !== "pending") return;
  const found = await scanBytes(scanner, await readKept(file));
  await transaction(async (tx) => {
    const [told] = await tx
      .update(files)
      .set({ scan: found === null ? "clean" : "infected", scannedAt: now() })
      .where(and(eq(files.id, fileId), eq(files.scan, "pending")))
      .returning({ id: files.id });
    if (!told || found === null) return;
    log().warn({ fileId, found }, "a virus was found in a file");
    await enqueue(tx, FILE_INFECTED, { fileId });
  });
}

/** A file has an hour of tries of its own before this. */
const anHourAgo = () => new Date(now().getTime() - 3_600_000);

/**
 * Takes up what its own job gave up: a long silence of the antivirus, a worker that was killed. A school that
 * has chosen an antivirus since has everything read; one that has none any more waits for nothing.
 */
export async function scanWaiting(): Promise<void> {
  const { scanner } = config();
  const [from, to] = scanner
    ? (["unscanned", "pending"] as const)
    : (["pending", "unscanned"] as const);
  await db().update(files).set({ scan: to }).where(eq(files.scan, from));
  if (!scanner) return;
  const waiting = await db()
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.scan, "pending"), lt(files.createdAt, anHourAgo())))
    // In no order, so that files that cannot be read never stand before the others.
    .orderBy(sql`random()`)
    .limit(AT_A_TIME);
  let faults = 0;
  for (const { id } of waiting) {
    await scanFile(id, scanner).catch((err) => {
      log().error({ err, fileId: id }, "a file waits for the antivirus");
      faults += 1;
    });
    if (faults === PATIENCE) return;
  }
}

/** Faults after which the antivirus is taken to be away. */
const PATIENCE = 3;

/** Files that are read in one go: some minutes of work. The rest an hour later. */
const AT_A_TIME = 1_000;

/** With every file that is kept, where the school has an antivirus. Tried again when it does not answer. */
export const fileKept = defineJob({
  name: FILE_KEPT.name,
  payload: z.object({ fileId: z.string() }),
  run: async ({ fileId }) => {
    const { scanner } = config();
    if (scanner) await scanFile(fileId, scanner);
  },
});

/** Every hour: the files that still wait for the antivirus. */
export const filesWaiting = defineJob({
  name: "files.waiting",
  payload: z.object({}),
  cron: "15 * * * *",
  run: scanWaiting,
});
