import { findCookie } from "#app/client/cookies.ts";
import { DAY_SECONDS } from "#app/lib/duration.ts";

/** Returns the value of a cookie that scripts may read; undefined when there is none. */
export function readCookie(name: string): string | undefined {
  return findCookie(document.cookie, name);
}

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Stores a value, for a year by default; an empty value deletes the cookie. */
export function writeCookie(name: string, value: string, maxAgeSeconds = YEAR_SECONDS): void {
  const secure = location.protocol === "https:" ? ";Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Firefox and Safari of 2024
  document.cookie = `${name}=${value};Path=/;SameSite=Lax;Max-Age=${value ? maxAgeSeconds : 0}${secure}`;
}
