import { randomBytes } from "node:crypto";
import { sha256 } from "#app/platform/sha256.server.ts";

/** Creates a random link token of 256 bits. Only the hash is stored. */
export function createInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashInvitationToken(token) };
}

/** The hash under which a token is stored. The token is random, so it needs no salt. */
export function hashInvitationToken(token: string): string {
  return sha256(token, "base64url");
}
