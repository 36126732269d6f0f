/** Before the name of the cookies that no script reads. */
export const COOKIE_PREFIX = "erabao";

export type Keeping = {
  /** In seconds; an empty value is forgotten at once. Until the browser is closed, when absent. */
  maxAge?: number;
  /** Out of reach of scripts, under a name of ours (`hiddenName`). */
  hidden?: boolean;
};

/** The `Set-Cookie` line that keeps a value for all pages of the site at this address; `""` forgets it. */
export function cookieLine(
  address: string,
  name: string,
  value: string,
  { maxAge, hidden }: Keeping = {},
): string {
  const age = value ? maxAge : 0;
  return [
    `${hidden ? hiddenName(address, name) : name}=${value}`,
    "Path=/",
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
    ...(hidden ? ["HttpOnly"] : []),
    "SameSite=Lax",
    ...(isSafe(address) ? ["Secure"] : []),
  ].join("; ");
}

/**
 * What begins the name of a cookie that no script reads. Behind https a browser takes `__Host-` from this very host
 * alone: neither a page without https nor another subdomain of the school can write such a cookie.
 */
export function hiddenPrefix(address: string): string {
  return `${isSafe(address) ? "__Host-" : ""}${COOKIE_PREFIX}`;
}

/** The name of a cookie that no script reads. */
export function hiddenName(address: string, name: string): string {
  return `${hiddenPrefix(address)}.${name}`;
}

/** Cookies that browsers hold longer than a sign-in, by their name before `__Host-` (decision 0057). */
export const lastingCookies = ["session_token", "device"] as const;

/** The name that such a cookie had until version 0.1: read until the first release of 2027. */
export function formerName(name: (typeof lastingCookies)[number]): string {
  return `__Secure-${COOKIE_PREFIX}.${name}`;
}

/** A line of cookies in which those of a former name bear the present one, unless that one is there. */
export function withPresentNames(address: string, cookies: string): string {
  if (!isSafe(address)) return cookies;
  const pairs = cookies.split(/; */);
  const has = (name: string) => pairs.some((pair) => pair.startsWith(`${name}=`));
  for (const name of lastingCookies) {
    const [former, present] = [formerName(name), hiddenName(address, name)];
    const found = pairs.findIndex((pair) => pair.startsWith(`${former}=`));
    if (found < 0) continue;
    const value = pairs[found]?.slice(former.length + 1);
    if (has(present)) pairs.splice(found, 1);
    else pairs[found] = `${present}=${value}`;
  }
  return pairs.join("; ");
}

const isSafe = (address: string): boolean => address.startsWith("https:");
