import { createHmac } from "node:crypto";
import { deriveKey, deriveKnownKeys } from "#app/platform/secret-key.server.ts";

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
 * The key of new seals. `id` holds the version of the computation and a check value of the key, so that a seal made
 * with another APP_SECRET is distinguished from a forged one.
 */
export function currentSealKey(): SealKey {
  return toSealKey(deriveKey(PURPOSE));
}

/** The keys at hand by id: of APP_SECRET and of APP_SECRET_PREVIOUS. */
export function knownSealKeys(): Map<string, SealKey> {
  return new Map(deriveKnownKeys(PURPOSE).map((key) => [toSealKey(key).id, toSealKey(key)]));
}

function toSealKey(key: Buffer): SealKey {
  const check = createHmac("sha256", key).update("key id").digest("hex");
  return { id: `1.${check.slice(0, 12)}`, key };
}

/** The keyed digest of a seal, which cannot be computed without APP_SECRET. */
export function keyedDigest(
  { key }: SealKey,
  { before, until, lines, digest, isReseal }: SealContent,
): string {
  const parts = [before, until.toISOString(), lines, digest, ...(isReseal ? ["reseal"] : [])];
  return createHmac("sha256", key).update(parts.join(" ")).digest("hex");
}
