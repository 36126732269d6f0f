import { createHmac, hkdfSync } from "node:crypto";
import { config } from "./config.server.ts";

/**
 * Derives a 32-byte key for one purpose from APP_SECRET (HKDF). One key reveals nothing about another. Throws without
 * a secret.
 */
export function deriveKey(purpose: string, secret?: string): Buffer {
  return Buffer.from(hkdfSync("sha256", requireSecret(secret), "", `erabao ${purpose}`, 32));
}

/** An HMAC that cannot be computed or guessed by dictionary without APP_SECRET. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac("sha256", deriveKey(purpose)).update(text).digest("base64url");
}

/**
 * A pseudonym for personal data in the log (an address, an account): the same text gives the same hash, so that log
 * lines can be correlated.
 */
export function hashForLog(text: string): string {
  return keyedHash("log", text).slice(0, 16);
}

/** Returns the secret, by default `APP_SECRET`. Throws without one, because anyone can forge what an empty key signs. */
export function requireSecret(secret = config().secret): string {
  if (!secret) throw new Error("the settings have no secret");
  return secret;
}
