import { cookieLine, readHidden } from "./cookies.server.ts";
import { isSharedDevice } from "./shared-cookie.server.ts";

const NAME = "email";
const FIVE_MINUTES = 300;

/**
 * The `Set-Cookie` line that keeps for five minutes, out of reach of scripts, the e-mail address that a link has just
 * proved in this browser, that a provider has given to be confirmed, or that was typed in 'Connexion': it is written in
 * no address of a page, which logs and histories keep. Forgets it on a shared device.
 */
export function emailCookie(request: Request, email: string): string {
  const kept = isSharedDevice(request) ? "" : Buffer.from(email).toString("base64url");
  return cookieLine(request, NAME, kept, { maxAgeSeconds: FIVE_MINUTES, isHttpOnly: true });
}

/** The address that it keeps; "" when there is none. */
export function keptEmail(request: Request): string {
  return Buffer.from(readHidden(request, NAME) ?? "", "base64url").toString();
}
