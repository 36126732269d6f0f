import { findCookie, STYLESHEETS_COOKIE } from "#app/client/cookies.ts";
import { type CookieOptions, formatSetCookie, httpOnlyCookieName } from "#app/platform/cookies.ts";

/** Value of a cookie of the request; undefined without one. */
export function readCookie({ headers }: Request, name: string): string | undefined {
  return findCookie(headers.get("cookie") ?? "", name);
}

/** Value of a cookie that is hidden from scripts; undefined without one. */
export function readHttpOnlyCookie(request: Request, name: string): string | undefined {
  return readCookie(request, httpOnlyCookieName(request.url, name));
}

/** Formats a `Set-Cookie` header for the whole site; `""` deletes the cookie. */
export function serializeCookie(
  { url }: Request,
  name: string,
  value: string,
  options?: CookieOptions,
) {
  return formatSetCookie(url, name, value, options);
}

/**
 * `Set-Cookie` header for a response that empties the cache of the browser: its next page contains its stylesheets
 * again.
 */
export function clearStylesheetCookie(request: Request): string {
  return serializeCookie(request, STYLESHEETS_COOKIE, "");
}
