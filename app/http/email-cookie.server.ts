import { readHttpOnlyCookie, serializeCookie } from "./cookies.server.ts";
import { isSharedDevice } from "./shared-device-cookie.server.ts";

const COOKIE_NAME = "email";
const MAX_AGE_SECONDS = 300;

/**
 * The `Set-Cookie` line that keeps for five minutes, out of reach of scripts, the e-mail address that a link has just
 * proved in this browser, that a provider has given to be confirmed, or that was typed in 'Connexion': it is written in
 * no address of a page, which logs and histories keep. Forgets it on a shared device.
 */
export function createEmailCookie(request: Request, email: string): string {
  const value = isSharedDevice(request) ? "" : Buffer.from(email).toString("base64url");
  return serializeCookie(request, COOKIE_NAME, value, {
    maxAgeSeconds: MAX_AGE_SECONDS,
    isHttpOnly: true,
  });
}

/** The address that it keeps; "" when there is none. */
export function readEmailCookie(request: Request): string {
  return Buffer.from(readHttpOnlyCookie(request, COOKIE_NAME) ?? "", "base64url").toString();
}
