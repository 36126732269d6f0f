import { desc, sql } from "drizzle-orm";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { historySeals } from "#app/platform/db/schema/audit.ts";
import { log } from "#app/platform/log.server.ts";
import { digestLines, getQuietUntil, HISTORY_START } from "./history-digest.server.ts";
import { currentSealKey, keyedDigest } from "./seal-key.server.ts";

/** Allows small corrections of the database clock. */
const MARGIN_MS = MINUTE_MS;

/** The number of migrations up to `0054_keyed-seals`, which introduced keyed seals. */
const KEYED_MIGRATIONS = 55;

export type Seal = typeof historySeals.$inferSelect;
type NewSeal = typeof historySeals.$inferInsert;

/**
 * Seals the lines written since the last seal that no running transaction can still add to. Also logs the digest, where
 * somebody with database access cannot change it. Does nothing after an unkeyed seal, because the history before it may
 * have been rewritten.
 */
export async function sealHistory(marginMs = MARGIN_MS): Promise<void> {
  const newSeal = await transaction(async (tx) => {
    const last = await lockLastSeal(tx);
    if (last?.keyId === null) {
      log().error({ until: last.until }, "history not sealed: its last seal has no key");
      return null;
    }
    const until = await getQuietUntil(tx, marginMs);
    const from = last?.until ?? HISTORY_START;
    if (until <= from) return null;
    const before = last?.digest ?? "";
    const linesDigest = await digestLines(tx, before, from, until);
    return linesDigest.lines === 0
      ? null
      : insertSeal(tx, { before, until, ...linesDigest, isReseal: false });
  });
  if (newSeal) log().info(newSeal, "history sealed");
}

/**
 * Closes a chain of unkeyed seals by a keyed one, during the start that runs the migration of keyed seals (it holds the
 * migration lock). From then on a trigger refuses unkeyed seals, also from older processes.
 *
 * @param migrationsBefore the number of migrations before this start
 */
export async function closeUnkeyedChain(migrationsBefore: number): Promise<void> {
  if (migrationsBefore >= KEYED_MIGRATIONS) return;
  const newSeal = await transaction(async (tx) => {
    const last = await lockLastSeal(tx);
    if (last?.keyId !== null) return null;
    const until = await getSealEnd(tx, last);
    const before = last.digest;
    const linesDigest = await digestLines(tx, before, last.until, until);
    return insertSeal(tx, { before, until, ...linesDigest, isReseal: false });
  });
  if (newSeal) log().info(newSeal, "history sealed");
}

/** Returns the last seal and locks the table, so that nobody adds one until the transaction ends. */
export async function lockLastSeal(tx: Database): Promise<Seal | undefined> {
  await tx.execute(sql`lock table history_seals in exclusive mode`);
  const [last] = await tx.select().from(historySeals).orderBy(desc(historySeals.position)).limit(1);
  return last;
}

/**
 * The end of the next seal: as far as no transaction can still write, and after the last seal even during a long one.
 */
export async function getSealEnd(tx: Database, last: Seal | undefined): Promise<Date> {
  const quiet = await getQuietUntil(tx, MARGIN_MS);
  return new Date(Math.max(quiet.getTime(), (last?.until ?? HISTORY_START).getTime() + 1));
}

/** Inserts a seal with the current key. `content.digest` is the unkeyed digest. */
export async function insertSeal(
  tx: Database,
  content: Parameters<typeof keyedDigest>[1],
): Promise<NewSeal> {
  const key = currentSealKey();
  const { until, lines, isReseal } = content;
  const newSeal = { until, lines, digest: keyedDigest(key, content), keyId: key.id, isReseal };
  await tx.insert(historySeals).values(newSeal);
  return newSeal;
}
