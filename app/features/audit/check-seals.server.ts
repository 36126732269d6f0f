import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { db } from "#app/platform/db/client.server.ts";
import { historySeals } from "#app/platform/db/schema/audit.ts";
import type { Seal } from "./seal.server.ts";
import { isSameDigest, keyedDigest, knownSealKeys, type SealKey } from "./seal-key.server.ts";
import { BEGINNING, digestOf, digestOfAll } from "./sealed-lines.server.ts";

/** Seals that were made with another key than those at hand, and the lines under them. */
export type NotCompared = { seals: number; lines: number; from: Date; until: Date };

export type Checked =
  | {
      ok: true;
      /** What was compared. */
      lines: number;
      seals: number;
      until: Date | null;
      digest: string | null;
      /** Made with neither APP_SECRET nor APP_SECRET_PREVIOUS; null: every seal was compared. */
      notCompared: NotCompared | null;
      /** Earlier seals count no more: an administrator had everything up to then sealed anew. Null: they all count. */
      resealedUntil: Date | null;
    }
  /** `changed`: what was written between these moments is no longer what was sealed. */
  | { ok: false; cause: "changed"; from: Date; until: Date };

/**
 * Computes every seal again that a key at hand made, from the last one that seals the whole history anew. An unkeyed
 * seal counts only before a keyed one that is right: anybody who holds the database can make it.
 * Null for an actor without the permission `see:history`.
 */
export async function checkSeals(actor: Actor): Promise<Checked | null> {
  return can(actor, "see:history") ? compareSeals() : null;
}

/** The same without asking for a permission. */
export async function compareSeals(): Promise<Checked> {
  const all = await db().select().from(historySeals).orderBy(historySeals.position);
  const keys = knownSealKeys();
  const keyOf = ({ keyId }: Seal) => (keyId === null ? undefined : keys.get(keyId));
  const resealed = all.findLastIndex((seal) => seal.isReseal && keyOf(seal));
  const seals = all.slice(Math.max(resealed, 0));
  const compared = { seals: 0, lines: 0 };
  let last = all[resealed - 1];
  let notCompared: NotCompared | null = null;
  /** Seals without a key, until a keyed one answers for them. */
  let unkeyed: NotCompared | null = null;
  for (const seal of seals) {
    const key = keyOf(seal);
    if (!(await isAsSealed(seal, last, key)))
      return { ok: false, cause: "changed", from: startOf(seal, last), until: seal.until };
    const earlier = compared.lines + (notCompared?.lines ?? 0) + (unkeyed?.lines ?? 0);
    const lines = seal.isReseal ? seal.lines - earlier : seal.lines;
    const until = seal.until;
    const covered = joined(unkeyed, { seals: 1, lines, from: last?.until ?? BEGINNING, until });
    unkeyed = seal.keyId === null ? covered : null;
    if (key) {
      compared.seals += covered.seals;
      compared.lines += covered.lines;
    } else if (seal.keyId !== null) notCompared = joined(notCompared, covered);
    last = seal;
  }
  if (unkeyed) return { ok: false, cause: "changed", from: unkeyed.from, until: unkeyed.until };
  const [until, digest] = [last?.until ?? null, last?.digest ?? null];
  const resealedUntil = all[resealed]?.until ?? null;
  return { ok: true, ...compared, until, digest, notCompared, resealedUntil };
}

/** Whether the history has what this seal says. Of a seal of another key only the number of lines can be compared. */
async function isAsSealed(seal: Seal, last: Seal | undefined, key: SealKey | undefined) {
  const { until, isReseal, keyId } = seal;
  if (keyId === null && last && last.keyId !== null) return false;
  const before = last?.digest ?? "";
  const found = isReseal
    ? await digestOfAll(db(), before, until)
    : await digestOf(db(), before, startOf(seal, last), until);
  if (found.lines !== seal.lines) return false;
  if (keyId === null) return isSameDigest(found.digest, seal.digest);
  return !key || isSameDigest(keyedDigest(key, { before, until, isReseal, ...found }), seal.digest);
}

const startOf = ({ isReseal }: Seal, last: Seal | undefined) =>
  isReseal || !last ? BEGINNING : last.until;

function joined(one: NotCompared | null, other: NotCompared): NotCompared {
  const { seals, lines, until } = other;
  if (!one) return other;
  return { from: one.from, until, seals: one.seals + seals, lines: one.lines + lines };
}
