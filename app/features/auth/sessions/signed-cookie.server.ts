import { randomBytes } from "node:crypto";
import { findCookie } from "#app/client/cookies.ts";
import { formatSetCookie, httpOnlyCookieName, renameLegacyCookies } from "#app/platform/cookies.ts";
import type { Caller } from "../caller.server.ts";

/** A `Set-Cookie` line of the sign-in pages: HttpOnly, and for this site only. */
export function createAuthCookie(
  { origin }: Caller,
  name: string,
  value: string,
  maxAgeSeconds: number,
): string {
  return formatSetCookie(origin, name, value, { maxAgeSeconds, isHttpOnly: true });
}

/** The value of a cookie in the request; "" when it is missing. */
export function readAuthCookie({ origin, headers }: Caller, name: string): string {
  const cookies = renameLegacyCookies(origin, headers.get("cookie") ?? "");
  return findCookie(cookies, httpOnlyCookieName(origin, name)) ?? "";
}

/** Sixteen unpredictable characters that identify a browser. */
export const createBrowserId = (): string => randomBytes(12).toString("base64url");

/** The browser id and its signature in a cookie. The caller checks the signature. */
export function readSignedCookie(
  caller: Caller,
  name: string,
): { browserId: string; signature: string } {
  const [browserId = "", signature = ""] = readAuthCookie(caller, name).split(".");
  return { browserId, signature };
}
