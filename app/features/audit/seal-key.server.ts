import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "#app/platform/secret-key.server.ts";

type SealedLines = { before: string; until: Date; lines: number; digest: string };

const PURPOSE = "history seal";

/**
 * Names the key that seals now: how a seal is computed (`1`), and a check value of the key. A seal of another key, after
 * APP_SECRET was changed, is then told from one that was forged.
 */
export function currentSealKeyId(): string {
  const check = createHmac("sha256", deriveKey(PURPOSE)).update("key id").digest("hex");
  return `1.${check.slice(0, 12)}`;
}

/** The keyed digest of a seal: who holds the database and not APP_SECRET cannot compute it. */
export function keyedDigest({ before, until, lines, digest }: SealedLines): string {
  const text = [before, until.toISOString(), lines, digest].join(" ");
  return createHmac("sha256", deriveKey(PURPOSE)).update(text).digest("hex");
}

/** Whether two digests are the same, in a time that reveals nothing of either. */
export function isSameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
