import { createHash, randomBytes } from "node:crypto";

/** The secret of a link: 256 bits. Only its hash is kept. */
export function createInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashInvitationToken(token) };
}

/** What is kept of a token. It cannot be guessed, so that a plain hash is enough. */
export function hashInvitationToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
