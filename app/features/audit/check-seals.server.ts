import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { db } from "#app/platform/db/client.server.ts";
import { historySeals } from "#app/platform/db/schema/audit.ts";
import { isSameSignature } from "#app/platform/secret-key.server.ts";
import { digestAllLines, digestLines, HISTORY_START } from "./history-digest.server.ts";
import type { Seal } from "./seal-history.server.ts";
import { keyedDigest, knownSealKeys, type SealKey } from "./seal-key.server.ts";

/** Seals made with a key that is not at hand, and the history lines they cover. */
export type UncomparedSeals = { seals: number; lines: number; from: Date; until: Date };

export type CheckSealsResult =
  | {
      ok: true;
      /** How much was compared. */
      lines: number;
      seals: number;
      until: Date | null;
      digest: string | null;
      /** The seals made with neither APP_SECRET nor APP_SECRET_PREVIOUS; null when all were compared. */
      notCompared: UncomparedSeals | null;
      /** Checks start after this time, when an administrator had the history resealed; null otherwise. */
      resealedUntil: Date | null;
    }
  // `changed`: the lines written between these times are no longer those that were sealed.
  | { ok: false; cause: "changed"; from: Date; until: Date };

/**
 * Recomputes every seal whose key is at hand, from the last reseal on. An unkeyed seal counts only before a valid keyed
 * one, because anybody with database access can make it. Returns null without `see:history`.
 */
export async function checkSeals(actor: Actor): Promise<CheckSealsResult | null> {
  return can(actor, "see:history") ? compareSeals() : null;
}

/** `checkSeals` without a permission check. */
export async function compareSeals(): Promise<CheckSealsResult> {
  const all = await db().select().from(historySeals).orderBy(historySeals.position);
  const keys = knownSealKeys();
  const getKey = ({ keyId }: Seal) => (keyId === null ? undefined : keys.get(keyId));
  const lastResealIndex = all.findLastIndex((seal) => seal.isReseal && getKey(seal));
  const seals = all.slice(Math.max(lastResealIndex, 0));
  const compared = { seals: 0, lines: 0 };
  let last = all[lastResealIndex - 1];
  let notCompared: UncomparedSeals | null = null;
  // Unkeyed seals that no keyed seal has confirmed yet.
  let unkeyed: UncomparedSeals | null = null;
  for (const seal of seals) {
    const key = getKey(seal);
    if (!(await matchesSeal(seal, last, key)))
      return { ok: false, cause: "changed", from: getSealStart(seal, last), until: seal.until };
    const earlier = compared.lines + (notCompared?.lines ?? 0) + (unkeyed?.lines ?? 0);
    const lines = seal.isReseal ? seal.lines - earlier : seal.lines;
    const until = seal.until;
    const range = mergeRanges(unkeyed, {
      seals: 1,
      lines,
      from: last?.until ?? HISTORY_START,
      until,
    });
    unkeyed = seal.keyId === null ? range : null;
    if (key) {
      compared.seals += range.seals;
      compared.lines += range.lines;
    } else if (seal.keyId !== null) notCompared = mergeRanges(notCompared, range);
    last = seal;
  }
  if (unkeyed) return { ok: false, cause: "changed", from: unkeyed.from, until: unkeyed.until };
  const [until, digest] = [last?.until ?? null, last?.digest ?? null];
  const resealedUntil = all[lastResealIndex]?.until ?? null;
  return { ok: true, ...compared, until, digest, notCompared, resealedUntil };
}

/** Whether the history still matches a seal. Without its key only the number of lines is compared. */
async function matchesSeal(seal: Seal, last: Seal | undefined, key: SealKey | undefined) {
  const { until, isReseal, keyId } = seal;
  if (keyId === null && last && last.keyId !== null) return false;
  const previousDigest = last?.digest ?? "";
  const actual = isReseal
    ? await digestAllLines(db(), previousDigest, until)
    : await digestLines(db(), previousDigest, getSealStart(seal, last), until);
  if (actual.lines !== seal.lines) return false;
  if (keyId === null) return isSameSignature(actual.digest, seal.digest);
  return (
    !key ||
    isSameSignature(
      keyedDigest(key, { before: previousDigest, until, isReseal, ...actual }),
      seal.digest,
    )
  );
}

const getSealStart = ({ isReseal }: Seal, last: Seal | undefined) =>
  isReseal || !last ? HISTORY_START : last.until;

function mergeRanges(earlier: UncomparedSeals | null, later: UncomparedSeals): UncomparedSeals {
  const { seals, lines, until } = later;
  if (!earlier) return later;
  return { from: earlier.from, until, seals: earlier.seals + seals, lines: earlier.lines + lines };
}
