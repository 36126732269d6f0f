import { findCookie } from "#app/client/cookies.ts";
import {
  type CookieOptions,
  httpOnlyCookieName,
  formatSetCookie as lineAt,
} from "#app/platform/cookies.ts";

/** The value of a cookie that came with this request; undefined when there is none. */
export function readCookie({ headers }: Request, name: string): string | undefined {
  return findCookie(headers.get("cookie") ?? "", name);
}

/** The same, of one that no script reads. */
export function readHttpOnlyCookie(request: Request, name: string): string | undefined {
  return readCookie(request, httpOnlyCookieName(request.url, name));
}

/** The `Set-Cookie` line that keeps a value for all our pages; `""` forgets it. */
export function serializeCookie(
  { url }: Request,
  name: string,
  value: string,
  options?: CookieOptions,
) {
  return lineAt(url, name, value, options);
}
