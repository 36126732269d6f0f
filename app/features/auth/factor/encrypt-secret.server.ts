import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deriveKey, deriveKnownKeys } from "#app/platform/secret-key.server.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = "seal";
/** The version of the format. Values of before have none: `<base64url>` instead of `2.<key id>.<base64url>`. */
const VERSION = "2";

/**
 * Encrypts a value that must be read again (the secret of a second factor) with the current application secret. The
 * owner id is authenticated, so a ciphertext copied to another user's row does not decrypt.
 */
export function encryptSecret(secret: Uint8Array, ownerId: string): string {
  const key = deriveKey(PURPOSE);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(ownerId));
  const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
  const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
  return `${VERSION}.${getKeyId(key)}.${bytes.toString("base64url")}`;
}

/** Decrypts the value. Null when it or the owner was changed, or when its key is of neither known secret. */
export function decryptSecret(encrypted: string, ownerId: string): Buffer | null {
  const { keyId, bytes } = parseEncrypted(encrypted);
  for (const key of deriveKnownKeys(PURPOSE)) {
    if (keyId !== null && keyId !== getKeyId(key)) continue;
    const secret = decrypt(key, bytes, ownerId);
    if (secret) return secret;
  }
  return null;
}

/** Whether a value was encrypted with the current secret and format; another one must be encrypted again. */
export function isEncryptedWithCurrentKey(encrypted: string): boolean {
  return parseEncrypted(encrypted).keyId === getKeyId(deriveKey(PURPOSE));
}

/** `keyId` is null for a value of the former format, which names no key. */
function parseEncrypted(encrypted: string): { keyId: string | null; bytes: Buffer } {
  const [first = "", keyId = "", text = ""] = encrypted.split(".");
  return first === VERSION
    ? { keyId, bytes: Buffer.from(text, "base64url") }
    : { keyId: null, bytes: Buffer.from(first, "base64url") };
}

function decrypt(key: Buffer, bytes: Buffer, ownerId: string): Buffer | null {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
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

/** A check value that distinguishes keys and reveals nothing about them. */
function getKeyId(key: Buffer): string {
  return createHmac("sha256", key).update("key id").digest("hex").slice(0, 12);
}
