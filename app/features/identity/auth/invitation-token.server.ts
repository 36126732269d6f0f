import { createHash, randomBytes } from "node:crypto";

/** Creates a random link token of 256 bits. Only the hash is stored. */
export function createInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashInvitationToken(token) };
}

/** The hash under which a token is stored. The token is random, so it needs no salt. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
