import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import { deriveKey } from "#app/platform/secret-key.server.ts";

type SealContent = {
  before: string;
  until: Date;
  lines: number;
  digest: string;
  isReseal: boolean;
};

export type SealKey = { id: string; key: Buffer };

const PURPOSE = "history seal";

/**
 * The key that seals now. Its `id` says how a seal is computed (`1`) and holds a check value of the key: a seal of another
 * key, after APP_SECRET was changed, is then told from one that was forged.
 */
export function currentSealKey(): SealKey {
  return toSealKey(deriveKey(PURPOSE));
}

/** The keys by which seals can be checked, by `id`: the one that seals now, and that of APP_SECRET_PREVIOUS. */
export function knownSealKeys(): Map<string, SealKey> {
  const { previousSecret } = config();
  const previous = previousSecret ? [toSealKey(deriveKey(PURPOSE, previousSecret))] : [];
  return new Map([currentSealKey(), ...previous].map((one) => [one.id, one]));
}

function toSealKey(key: Buffer): SealKey {
  const check = createHmac("sha256", key).update("key id").digest("hex");
  return { id: `1.${check.slice(0, 12)}`, key };
}

/** The keyed digest of a seal: who holds the database and not APP_SECRET cannot compute it. */
export function keyedDigest(
  { key }: SealKey,
  { before, until, lines, digest, isReseal }: SealContent,
): string {
  const parts = [before, until.toISOString(), lines, digest, ...(isReseal ? ["reseal"] : [])];
  return createHmac("sha256", key).update(parts.join(" ")).digest("hex");
}

/** Whether two digests are the same, in a time that reveals nothing of either. */
export function isSameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
