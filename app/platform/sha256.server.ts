import { createHash } from "node:crypto";

/**
 * The SHA-256 hash of a text or of bytes. Stored link and session tokens keep the encoding of their column: a random
 * token needs no salt.
 */
export function sha256(value: string | Uint8Array, encoding: "hex" | "base64url"): string {
  return createHash("sha256").update(value).digest(encoding);
}
