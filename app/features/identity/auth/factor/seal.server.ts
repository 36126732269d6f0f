import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "#app/platform/secret-key.server.ts";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts what must be read again (the secret of a second factor), by the secret of the settings, for
 * one owner: moved to another's row, it does not open.
 */
export function seal(plain: Uint8Array, owner: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, deriveKey("seal"), nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** What was sealed for this owner; null when it was changed, or APP_SECRET was. */
export function unseal(sealed: string, owner: string): Buffer | null {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, deriveKey("seal"), bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Twenty bytes that follow from a text, and that nobody can find without the secret of the settings. */
export function derived(purpose: string, text: string): Buffer {
  return createHmac("sha1", deriveKey(purpose)).update(text).digest();
}
