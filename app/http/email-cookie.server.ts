import { readHttpOnlyCookie, serializeCookie } from "./cookies.server.ts";
import { isSharedDevice } from "./shared-device-cookie.server.ts";

const COOKIE_NAME = "email";
const MAX_AGE_SECONDS = 300;

/**
 * Formats a `Set-Cookie` header that stores an email address for five minutes, hidden from scripts: one that a link has
 * just verified, one given by a provider and not yet confirmed, or one typed in the sign-in form. A cookie, because
 * URLs end up in logs and histories. Deletes it on a shared device.
 */
export function createEmailCookie(request: Request, email: string): string {
  const value = isSharedDevice(request) ? "" : Buffer.from(email).toString("base64url");
  return serializeCookie(request, COOKIE_NAME, value, {
    maxAgeSeconds: MAX_AGE_SECONDS,
    isHttpOnly: true,
  });
}

/** Reads that email address; "" without one. */
export function readEmailCookie(request: Request): string {
  return Buffer.from(readHttpOnlyCookie(request, COOKIE_NAME) ?? "", "base64url").toString();
}
