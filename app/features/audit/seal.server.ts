import { desc, sql } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { historySeals } from "#app/platform/db/schema/audit.ts";
import { log } from "#app/platform/log.server.ts";
import { currentSealKeyId, isSameDigest, keyedDigest } from "./seal-key.server.ts";

/** In milliseconds: the clock of the database may be put right by a little. */
const MARGIN = 60_000;
const BEGINNING = new Date(0);

/** What is sealed of a line: all of it. The database writes JSON of one value in one way. */
const lineText = sql`json_build_array(id, created_at at time zone 'UTC', written_at at time zone 'UTC', actor_id, actor_kind, action, subject_kind, subject_id, details)::text`;

/** How many migrations a database has that keys its seals: `0054_keyed-seals` is the last of them. */
const KEYED_MIGRATIONS = 55;

/**
 * Seals what was written since the last seal and what nobody can still be writing: not younger than the
 * oldest transaction that writes. The figure also goes to the log, where whoever changes the database does
 * not reach it. Does nothing when there is nothing new; two workers at once seal once. Never goes on from a seal
 * without a key: a history that was rewritten in the database would be sealed as if it were ours.
 */
export async function sealHistory(margin = MARGIN): Promise<void> {
  await seal(margin, "keyed");
}

/**
 * Closes a chain of unkeyed seals by a keyed one, at the start that brings the keyed seals to the database.
 *
 * @param migrationsBefore how many migrations the database had before this start
 */
export async function closeUnkeyedChain(migrationsBefore: number): Promise<void> {
  if (migrationsBefore < KEYED_MIGRATIONS) await seal(0, "unkeyed");
}

/** Adds a seal after a last one of this kind. */
async function seal(margin: number, kind: "keyed" | "unkeyed"): Promise<void> {
  const made = await transaction(async (tx) => {
    await tx.execute(sql`lock table history_seals in exclusive mode`);
    const [last] = await tx
      .select()
      .from(historySeals)
      .orderBy(desc(historySeals.position))
      .limit(1);
    const isUnkeyed = last?.keyId === null;
    if (kind === "unkeyed" && !isUnkeyed) return null;
    if (kind === "keyed" && isUnkeyed) {
      log().error({ until: last.until }, "history not sealed: its last seal has no key");
      return null;
    }
    const until = await quietUntil(tx, margin);
    const from = last?.until ?? BEGINNING;
    if (until <= from) return null;
    const before = last?.digest ?? "";
    const { lines, digest } = await digestOf(tx, before, from, until);
    if (lines === 0 && !isUnkeyed) return null;
    const keyed = keyedDigest({ before, until, lines, digest });
    const added = { until, lines, digest: keyed, keyId: currentSealKeyId() };
    await tx.insert(historySeals).values(added);
    return added;
  });
  if (made) log().info(made, "history sealed");
}

/** Every line written before this moment is there: whatever is under way began later. */
async function quietUntil(tx: Database, margin: number): Promise<Date> {
  const { rows } = await tx.execute<{ quiet: Date | string }>(
    sql`select least(clock_timestamp(), min(xact_start)) as quiet from pg_stat_activity
        where backend_xid is not null and pid <> pg_backend_pid()
          and datname = current_database()`,
  );
  return new Date(new Date(rows[0]?.quiet ?? 0).getTime() - margin);
}

async function digestOf(on: Database, before: string, from: Date, until: Date) {
  const { rows } = await on.execute<{ lines: number; digest: string }>(
    sql`select count(*)::int as lines, encode(sha256(convert_to(
          ${before}::text || coalesce(string_agg(${lineText}, E'\\n' order by written_at, id), ''),
          'UTF8')), 'hex') as digest
        from history where written_at >= ${from} and written_at < ${until}`,
  );
  const [row] = rows;
  if (!row) throw new Error("the history answered nothing");
  return row;
}

export type Checked =
  | {
      ok: true;
      lines: number;
      seals: number;
      until: Date | null;
      digest: string | null;
    }
  /**
   * `changed`: what was written between these moments is no longer what was sealed. `other-key`: it was sealed with
   * another APP_SECRET, and cannot be checked with this one.
   */
  | { ok: false; cause: "changed" | "other-key"; from: Date; until: Date };

/**
 * Computes every seal again. An unkeyed seal counts only before a keyed one: anybody who holds the database can make it.
 * Null for an actor without the permission `see:history`.
 */
export async function checkSeals(actor: Actor): Promise<Checked | null> {
  if (!can(actor, "see:history")) return null;
  const seals = await db().select().from(historySeals).orderBy(historySeals.position);
  let from = BEGINNING;
  let before = "";
  let lines = 0;
  let isKeyed = false;
  let lastFrom = BEGINNING;
  const keyId = currentSealKeyId();
  for (const seal of seals) {
    const { until } = seal;
    const found = await digestOf(db(), before, from, until);
    if (seal.keyId !== null && seal.keyId !== keyId)
      return { ok: false, cause: "other-key", from, until };
    const right = seal.keyId === null ? found.digest : keyedDigest({ before, until, ...found });
    const isUnkeyedAfterKeyed = isKeyed && seal.keyId === null;
    if (isUnkeyedAfterKeyed || !isSameDigest(right, seal.digest) || found.lines !== seal.lines)
      return { ok: false, cause: "changed", from, until };
    isKeyed = seal.keyId !== null;
    lines += seal.lines;
    lastFrom = from;
    from = seal.until;
    before = seal.digest;
  }
  const last = seals.at(-1) ?? null;
  if (last && !isKeyed) return { ok: false, cause: "changed", from: lastFrom, until: last.until };
  const [until, digest] = [last?.until ?? null, last?.digest ?? null];
  return { ok: true, lines, seals: seals.length, until, digest };
}
