import { desc, sql } from "drizzle-orm";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { historySeals } from "#app/platform/db/schema/audit.ts";
import { log } from "#app/platform/log.server.ts";
import { digestLines, getQuietUntil, HISTORY_START } from "./history-digest.server.ts";
import { currentSealKey, keyedDigest } from "./seal-key.server.ts";

/** The clock of the database may be put right by a little. */
const MARGIN_MS = 60_000;

/** How many migrations a database has that keys its seals: `0054_keyed-seals` is the last of them. */
const KEYED_MIGRATIONS = 55;

export type Seal = typeof historySeals.$inferSelect;
type NewSeal = typeof historySeals.$inferInsert;

/**
 * Seals what was written since the last seal and what nobody can still be writing: not younger than the
 * oldest transaction that writes. The figure also goes to the log, where whoever changes the database does
 * not reach it. Does nothing when there is nothing new; two workers at once seal once. Never goes on from a seal
 * without a key: a history that was rewritten in the database would be sealed as if it were ours.
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
 * Closes a chain of unkeyed seals by a keyed one, at the start that brings the keyed seals to the database, which holds
 * the lock of the migrations. A trigger refuses unkeyed seals from then on, those of an older process too.
 *
 * @param migrationsBefore how many migrations the database had before this start
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

/** The last seal; nobody else adds one until the transaction ends. */
export async function lockLastSeal(tx: Database): Promise<Seal | undefined> {
  await tx.execute(sql`lock table history_seals in exclusive mode`);
  const [last] = await tx.select().from(historySeals).orderBy(desc(historySeals.position)).limit(1);
  return last;
}

/** As far as the history is quiet, and after the last seal even while a long transaction writes. */
export async function getSealEnd(tx: Database, last: Seal | undefined): Promise<Date> {
  const quiet = await getQuietUntil(tx, MARGIN_MS);
  return new Date(Math.max(quiet.getTime(), (last?.until ?? HISTORY_START).getTime() + 1));
}

/** Adds a seal with the present key. `digest` is the one without a key. */
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
