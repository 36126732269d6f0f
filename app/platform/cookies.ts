/** The prefix of HttpOnly cookies. */
export const COOKIE_PREFIX = "erabao";

export type CookieOptions = {
  /**
   * In seconds; without it the cookie lasts until the browser is closed. An empty value always deletes the cookie.
   */
  maxAgeSeconds?: number;
  /** Hidden from scripts; the name then gets the prefix of `httpOnlyCookieName`. */
  isHttpOnly?: boolean;
};

/** Formats a `Set-Cookie` header for the whole site. The value `""` deletes the cookie. */
export function formatSetCookie(
  siteUrl: string,
  name: string,
  value: string,
  { maxAgeSeconds, isHttpOnly }: CookieOptions = {},
): string {
  const ageSeconds = value ? maxAgeSeconds : 0;
  return [
    `${isHttpOnly ? httpOnlyCookieName(siteUrl, name) : name}=${value}`,
    "Path=/",
    ...(ageSeconds === undefined ? [] : [`Max-Age=${ageSeconds}`]),
    ...(isHttpOnly ? ["HttpOnly"] : []),
    "SameSite=Lax",
    ...(isHttps(siteUrl) ? ["Secure"] : []),
  ].join("; ");
}

/**
 * The prefix of HttpOnly cookie names. Over HTTPS it includes `__Host-`: browsers then refuse such a cookie from a
 * page without HTTPS or from another subdomain.
 */
export function httpOnlyCookiePrefix(siteUrl: string): string {
  return `${isHttps(siteUrl) ? "__Host-" : ""}${COOKIE_PREFIX}`;
}

export function httpOnlyCookieName(siteUrl: string, name: string): string {
  return `${httpOnlyCookiePrefix(siteUrl)}.${name}`;
}

/** Cookies that outlive a sign-in, by their name without the `__Host-` prefix (decision 0057). */
export const longLivedCookies = ["session_token", "device"] as const;

/** The name of such a cookie before version 0.2.0. It is read until the first release of 2027. */
export function legacyCookieName(name: (typeof longLivedCookies)[number]): string {
  return `__Secure-${COOKIE_PREFIX}.${name}`;
}

/** Renames legacy cookies in a `Cookie` header, and drops those whose current name is present too. */
export function renameLegacyCookies(siteUrl: string, cookies: string): string {
  if (!isHttps(siteUrl)) return cookies;
  const pairs = cookies.split(/; */);
  const has = (name: string) => pairs.some((pair) => pair.startsWith(`${name}=`));
  for (const name of longLivedCookies) {
    const [legacyName, currentName] = [legacyCookieName(name), httpOnlyCookieName(siteUrl, name)];
    const index = pairs.findIndex((pair) => pair.startsWith(`${legacyName}=`));
    if (index < 0) continue;
    const value = pairs[index]?.slice(legacyName.length + 1);
    if (has(currentName)) pairs.splice(index, 1);
    else pairs[index] = `${currentName}=${value}`;
  }
  return pairs.join("; ");
}

const isHttps = (siteUrl: string): boolean => siteUrl.startsWith("https:");
