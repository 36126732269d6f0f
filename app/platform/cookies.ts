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

/** The name of a cookie that no script reads. Behind https a browser lets no page without it write this name. */
export function hiddenName(address: string, name: string): string {
  return `${isSafe(address) ? "__Secure-" : ""}${COOKIE_PREFIX}.${name}`;
}

const isSafe = (address: string): boolean => address.startsWith("https:");
