import { readHttpOnlyCookie, serializeCookie } from "./cookies.server.ts";

const COOKIE_NAME = "newcomer";
const MAX_AGE_SECONDS = 3600;

/** What this browser keeps of somebody whose provider gave no address; "" when there is nothing. */
export function readPendingSignUpCookie(request: Request): string {
  return readHttpOnlyCookie(request, COOKIE_NAME) ?? "";
}

/** The `Set-Cookie` line that keeps it for an hour, out of reach of scripts. */
export function createPendingSignUpCookie(request: Request, signedProfile: string): string {
  return serializeCookie(request, COOKIE_NAME, signedProfile, {
    maxAgeSeconds: MAX_AGE_SECONDS,
    isHttpOnly: true,
  });
}
