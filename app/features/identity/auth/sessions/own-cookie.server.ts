import { randomBytes, timingSafeEqual } from "node:crypto";
import { findCookie } from "#app/client/cookies.ts";
import { formatSetCookie, httpOnlyCookieName, renameLegacyCookies } from "#app/platform/cookies.ts";
import type { Caller } from "../../caller.server.ts";

/**
 * The `Set-Cookie` line of a cookie of the doors: out of reach of scripts, of this site alone, kept so many
 * seconds.
 */
export function giveCookie(
  { origin }: Caller,
  name: string,
  value: string,
  seconds: number,
): string {
  return formatSetCookie(origin, name, value, { maxAgeSeconds: seconds, isHttpOnly: true });
}

/** What this browser brings back in it; empty where it brings none. */
export function broughtCookie({ origin, headers }: Caller, name: string): string {
  const cookies = renameLegacyCookies(origin, headers.get("cookie") ?? "");
  return findCookie(cookies, httpOnlyCookieName(origin, name)) ?? "";
}

/** Sixteen characters that nobody can foresee, to tell a browser from the others. */
export const newMark = (): string => randomBytes(12).toString("base64url");

/** The mark and its seal, as a browser brings them back; `isSealed` tells whether they belong together. */
export function broughtMark(caller: Caller, name: string): { mark: string; seal: string } {
  const [mark = "", seal = ""] = broughtCookie(caller, name).split(".");
  return { mark, seal };
}

/** Whether it is the right seal, in a time that tells nothing of it. */
export function isSealed(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
