import { createHmac } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { deriveKey, getKnownSecrets } from "#app/platform/secret-key.server.ts";
import { findTimeStep } from "./totp.server.ts";

type SetUpSession = { id: string; secondFactorAt: Date | null };

/**
 * The twenty bytes that an authenticator application gets, unpredictable without the application secret. Another
 * session, or another verified code, gives another key.
 */
export function deriveSetUpKey({ id, secondFactorAt }: SetUpSession, secret?: string): Buffer {
  const text = `${id} ${secondFactorAt?.getTime() ?? ""}`;
  return createHmac("sha1", deriveKey("second factor", secret)).update(text).digest();
}

/**
 * The key to which a code belongs, with its time step; null for a wrong code. The user may have scanned the key of the
 * former secret just before a rotation.
 */
export function findConfirmedKey(
  session: SetUpSession,
  code: string,
): { key: Buffer; step: number } | null {
  for (const secret of getKnownSecrets()) {
    const key = deriveSetUpKey(session, secret);
    const step = findTimeStep(key, code, now());
    if (step !== null) return { key, step };
  }
  return null;
}
