import { readHttpOnlyCookie, serializeCookie } from "./cookies.server.ts";

const COOKIE_NAME = "newcomer";
const MAX_AGE_SECONDS = 3600;

/** The signed profile of a user whose provider gave no email address; "" without one. */
export function readPendingSignUpCookie(request: Request): string {
  return readHttpOnlyCookie(request, COOKIE_NAME) ?? "";
}

/** Formats a `Set-Cookie` header that stores that profile for an hour, hidden from scripts. */
export function createPendingSignUpCookie(request: Request, signedProfile: string): string {
  return serializeCookie(request, COOKIE_NAME, signedProfile, {
    maxAgeSeconds: MAX_AGE_SECONDS,
    isHttpOnly: true,
  });
}
