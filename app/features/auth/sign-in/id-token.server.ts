import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, type JWK, SignJWT } from "jose";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { newId } from "#app/platform/ids.ts";
import { getKnownSecrets, requireSecret } from "#app/platform/secret-key.server.ts";

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
 * Creates an ID token (OpenID Connect Core, section 2) for one receiver (`audience`, its address), signed with Ed25519, valid for
 * ten minutes.
 */
export async function createIdToken(
  subject: string,
  audience: string,
  claims: IdTokenClaims,
): Promise<string> {
  const signingKey = deriveSigningKey(requireSecret());
  const { kid } = await toPublicJwk(signingKey);
  const issuedAtSeconds = Math.floor(now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "EdDSA", typ: "JWT", kid })
    .setIssuer(config().origin)
    .setAudience(audience)
    .setSubject(subject)
    .setJti(newId())
    .setIssuedAt(issuedAtSeconds)
    .setExpirationTime(issuedAtSeconds + LIFETIME_MINUTES * 60)
    .sign(signingKey);
}

/**
 * The public keys that verify these tokens, as a JSON Web Key Set (RFC 7517): of the current secret first, then of the
 * former one, for tokens sent just before a rotation.
 */
export async function getPublicKeys(): Promise<{ keys: JWK[] }> {
  const keys = getKnownSecrets().map((secret) => toPublicJwk(deriveSigningKey(secret)));
  return { keys: await Promise.all(keys) };
}

/** The key id is the thumbprint of the key (RFC 7638), so that another secret gives another id. */
async function toPublicJwk(signingKey: KeyObject): Promise<JWK & { kid: string }> {
  const key = await exportJWK(createPublicKey(signingKey));
  return { ...key, kid: await calculateJwkThumbprint(key), use: "sig", alg: "EdDSA" };
}

/** Derived from the application secret, so that every process has the same key and none is stored. */
function deriveSigningKey(secret: string): KeyObject {
  const seed = hkdfSync("sha256", secret, "", "token-sync-1", 32);
  const key = Buffer.concat([DER_PREFIX, Buffer.from(seed)]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" });
}
