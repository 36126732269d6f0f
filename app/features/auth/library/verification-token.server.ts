import { createHmac } from "node:crypto";
import { compactVerify, errors } from "jose";
import { getKnownSecrets, requireSecret } from "#app/platform/secret-key.server.ts";

/**
 * The address in the token of a confirmation link, also an expired or used one; null for an invalid token, for example
 * one that a messenger cut. Loads nothing from the database.
 */
export async function readVerificationToken(token: string): Promise<string | null> {
  for (const secret of getKnownSecrets()) {
    const key = new TextEncoder().encode(secret);
    const verified = await compactVerify(token, key, { algorithms: ["HS256"] }).catch(
      ignoreInvalidToken,
    );
    if (verified) return JSON.parse(new TextDecoder().decode(verified.payload)).email;
  }
  return null;
}

/** Rethrows anything but an invalid token. */
function ignoreInvalidToken(error: unknown): null {
  if (error instanceof errors.JOSEError) return null;
  throw error;
}

/**
 * Signs a valid token again with the current secret, because the library knows no other. An invalid one stays invalid.
 */
export async function resignVerificationToken(token: string): Promise<string> {
  if ((await readVerificationToken(token)) === null) return token;
  const signedPart = token.slice(0, token.lastIndexOf("."));
  const hmac = createHmac("sha256", requireSecret()).update(signedPart);
  return `${signedPart}.${hmac.digest("base64url")}`;
}
