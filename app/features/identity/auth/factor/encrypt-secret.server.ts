import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "#app/platform/secret-key.server.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a value that must be read again (the secret of a second factor) with the application secret. The owner id
 * is authenticated, so a ciphertext copied to another user's row does not decrypt.
 */
export function encryptSecret(secret: Uint8Array, ownerId: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey("seal"), nonce).setAAD(Buffer.from(ownerId));
  const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url");
}

/** Decrypts the value. Null when it or the owner was changed, or when APP_SECRET was. */
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

/** Twenty bytes derived from a text, unpredictable without the application secret. */
export function deriveBytes(purpose: string, text: string): Buffer {
  return createHmac("sha1", deriveKey(purpose)).update(text).digest();
}
