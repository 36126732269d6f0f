import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { config } from "./config.server.ts";

/** Returns the secret, by default `APP_SECRET`. Throws without one, because anyone can forge what an empty key signs. */
export function requireSecret(secret = config().secret): string {
  if (!secret) throw new Error("the settings have no secret");
  return secret;
}

/**
 * `APP_SECRET`, then `APP_SECRET_PREVIOUS` if it is set. New signatures use the first; checks accept both, so that a
 * rotation ends no session and breaks no link.
 */
export function getKnownSecrets(): string[] {
  const { previousSecret } = config();
  return [...new Set([requireSecret(), ...(previousSecret ? [previousSecret] : [])])];
}

/** Signs a text for one purpose with HMAC-SHA256, by default with the current secret. */
export function sign(purpose: string, text: string, secret?: string): string {
  return createHmac("sha256", requireSecret(secret))
    .update(`${purpose} ${text}`)
    .digest("base64url");
}

/** The signatures of a text under every known secret, the current one first. */
export function listSignatures(purpose: string, text: string): string[] {
  return getKnownSecrets().map((secret) => sign(purpose, text, secret));
}

/** Whether a known secret made this signature. */
export function verifySignature(purpose: string, text: string, signature: string): boolean {
  return listSignatures(purpose, text).some((known) => isSameSignature(signature, known));
}

/** Compares two signatures in constant time. */
export function isSameSignature(actual: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)];
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}

/**
 * Derives a 32-byte key for one purpose from a secret, by default `APP_SECRET` (HKDF). One key reveals nothing about
 * another. Throws without a secret.
 */
export function deriveKey(purpose: string, secret?: string): Buffer {
  return Buffer.from(hkdfSync("sha256", requireSecret(secret), "", `erabao ${purpose}`, 32));
}

/** The keys of one purpose under every known secret, the current one first. */
export function deriveKnownKeys(purpose: string): Buffer[] {
  return getKnownSecrets().map((secret) => deriveKey(purpose, secret));
}

/** An HMAC that cannot be computed or guessed by dictionary without APP_SECRET. */
export function keyedHash(purpose: string, text: string): string {
  return hashWithKey(deriveKey(purpose), text);
}

/** The keyed hashes of a text under every known secret, the current one first. */
export function listKeyedHashes(purpose: string, text: string): string[] {
  return deriveKnownKeys(purpose).map((key) => hashWithKey(key, text));
}

function hashWithKey(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/**
 * A pseudonym for personal data in the log (an address, an account): the same text gives the same hash, so that log
 * lines can be correlated.
 */
export function hashForLog(text: string): string {
  return keyedHash("log", text).slice(0, 16);
}
