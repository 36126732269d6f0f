import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "#app/platform/secret-key.server.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what must be read again (the secret of a second factor), by the secret of the settings, for
 * one owner: moved to another's row, it does not open.
 */
export function encryptSecret(secret: Uint8Array, ownerId: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey("seal"), nonce).setAAD(Buffer.from(ownerId));
  const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url");
}

/** What was sealed for this owner; null when it was changed, or APP_SECRET was. */
export function decryptSecret(encrypted: string, ownerId: string): Buffer | null {
  const bytes = Buffer.from(encrypted, "base64url");
  const decipher = createDecipheriv(CIPHER, deriveKey("seal"), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
  } catch {
    return null;
  }
}

/** Twenty bytes that follow from a text, and that nobody can find without the secret of the settings. */
export function deriveBytes(purpose: string, text: string): Buffer {
  return createHmac("sha1", deriveKey(purpose)).update(text).digest();
}
