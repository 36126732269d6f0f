/** Before the name of the cookies that no script reads. */
export const COOKIE_PREFIX = "erabao";

export type CookieOptions = {
  /** In seconds; an empty value is forgotten at once. Until the browser is closed, when absent. */
  maxAgeSeconds?: number;
  /** Out of reach of scripts, under a name of ours (`hiddenName`). */
  isHttpOnly?: boolean;
};

/** The `Set-Cookie` line that keeps a value for all pages of the site at this address; `""` forgets it. */
export function formatSetCookie(
  siteUrl: string,
  name: string,
  value: string,
  { maxAgeSeconds: maxAge, isHttpOnly: hidden }: CookieOptions = {},
): string {
  const age = value ? maxAge : 0;
  return [
    `${hidden ? httpOnlyCookieName(siteUrl, name) : name}=${value}`,
    "Path=/",
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
    ...(hidden ? ["HttpOnly"] : []),
    "SameSite=Lax",
    ...(isHttps(siteUrl) ? ["Secure"] : []),
  ].join("; ");
}

/**
 * What begins the name of a cookie that no script reads. Behind https a browser takes `__Host-` from this very host
 * alone: neither a page without https nor another subdomain of the school can write such a cookie.
 */
export function httpOnlyCookiePrefix(siteUrl: string): string {
  return `${isHttps(siteUrl) ? "__Host-" : ""}${COOKIE_PREFIX}`;
}

/** The name of a cookie that no script reads. */
export function httpOnlyCookieName(siteUrl: string, name: string): string {
  return `${httpOnlyCookiePrefix(siteUrl)}.${name}`;
}

/** Cookies that browsers hold longer than a sign-in, by their name before `__Host-` (decision 0057). */
export const longLivedCookies = ["session_token", "device"] as const;

/** The name that such a cookie had until version 0.1: read until the first release of 2027. */
export function legacyCookieName(name: (typeof longLivedCookies)[number]): string {
  return `__Secure-${COOKIE_PREFIX}.${name}`;
}

/** A line of cookies in which those of a former name bear the present one, unless that one is there. */
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
