import { createPrivateKey, createPublicKey, hkdfSync } from "node:crypto";
import { exportJWK, type JWK, SignJWT } from "jose";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { newId } from "#app/platform/ids.ts";
import { requireSecret } from "#app/platform/secret-key.server.ts";

/** How long the receiver may take to read a token. */
const LIFETIME_MINUTES = 10;
/** The DER prefix of a 32-byte Ed25519 private key (RFC 8410). */
const DER_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

export type IdTokenClaims = {
  /** The session id (OpenID Connect Back-Channel Logout, section 2.1). */
  sid: string;
  name?: string;
  given_name?: string;
  family_name?: string;
  email?: string;
  email_verified?: boolean;
  locale?: string;
};

/**
 * Creates an ID token (OpenID Connect Core, section 2) for the configured receiver, signed with Ed25519, valid for
 * ten minutes.
 */
export function createIdToken(subject: string, claims: IdTokenClaims): Promise<string> {
  const issuedAtSeconds = Math.floor(now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "EdDSA", typ: "JWT", kid: KEY_ID })
    .setIssuer(config().origin)
    .setAudience(config().tokenSyncUrl ?? "")
    .setSubject(subject)
    .setJti(newId())
    .setIssuedAt(issuedAtSeconds)
    .setExpirationTime(issuedAtSeconds + LIFETIME_MINUTES * 60)
    .sign(deriveSigningKey());
}

/** The public key that verifies these tokens, as a JSON Web Key Set (RFC 7517). */
export async function getPublicKeys(): Promise<{ keys: JWK[] }> {
  const key = await exportJWK(createPublicKey(deriveSigningKey()));
  return { keys: [{ ...key, kid: KEY_ID, use: "sig", alg: "EdDSA" }] };
}

const KEY_ID = "token-sync-1";

/** Derived from the application secret, so that every process has the same key and none is stored. */
function deriveSigningKey() {
  const seed = hkdfSync("sha256", requireSecret(), "", KEY_ID, 32);
  const key = Buffer.concat([DER_PREFIX, Buffer.from(seed)]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" });
}
