import { randomBytes, timingSafeEqual } from "node:crypto";
import { findCookie } from "#app/client/cookies.ts";
import { formatSetCookie, httpOnlyCookieName, renameLegacyCookies } from "#app/platform/cookies.ts";
import type { Caller } from "../../caller.server.ts";

/**
 * The `Set-Cookie` line of a cookie of the doors: out of reach of scripts, of this site alone, kept so many
 * seconds.
 */
export function createAuthCookie(
  { origin }: Caller,
  name: string,
  value: string,
  maxAgeSeconds: number,
): string {
  return formatSetCookie(origin, name, value, { maxAgeSeconds, isHttpOnly: true });
}

/** What this browser brings back in it; empty where it brings none. */
export function readAuthCookie({ origin, headers }: Caller, name: string): string {
  const cookies = renameLegacyCookies(origin, headers.get("cookie") ?? "");
  return findCookie(cookies, httpOnlyCookieName(origin, name)) ?? "";
}

/** Sixteen characters that nobody can foresee, to tell a browser from the others. */
export const createBrowserId = (): string => randomBytes(12).toString("base64url");

/** The mark and its seal, as a browser brings them back; `isSameSignature` tells whether they belong together. */
export function readSignedCookie(
  caller: Caller,
  name: string,
): { browserId: string; signature: string } {
  const [browserId = "", signature = ""] = readAuthCookie(caller, name).split(".");
  return { browserId, signature };
}

/** Whether it is the right seal, in a time that tells nothing of it. */
export function isSameSignature(actual: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)];
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}
