import { SHARED_COOKIE } from "#app/late/cookies.ts";
import { cookieLine, readCookie } from "./cookies.server.ts";

const NAME = "address";
const FIVE_MINUTES = 300;

/**
 * The `Set-Cookie` line that keeps for five minutes, out of reach of scripts, the address that a link has just proved in
 * this browser, that a provider has given to be confirmed, or that was typed in 'Connexion': it is written in no address
 * of a page, which logs and histories keep. Forgets it on a shared device.
 */
export function addressCookie(request: Request, email: string): string {
  const isShared = readCookie(request, SHARED_COOKIE) === "on";
  const kept = isShared ? "" : Buffer.from(email).toString("base64url");
  return cookieLine(request, NAME, kept, { maxAge: FIVE_MINUTES, httpOnly: true });
}

/** The address that it keeps; "" when there is none. */
export function keptAddress(request: Request): string {
  return Buffer.from(readCookie(request, NAME) ?? "", "base64url").toString();
}
