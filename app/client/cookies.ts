import { DAY_SECONDS } from "#app/lib/duration.ts";

/**
 * The cookies that the server and the small scripts exchange. Pages are identical for every visitor, so these cookies
 * say what a page shows for one; none of them gives access to anything.
 */

/** Returns the value of a cookie in `document.cookie` or in a Cookie header. */
export function findCookie(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const match = cookies.split(/; */).find((entry) => entry.startsWith(prefix));
  return match?.slice(prefix.length);
}

/** The signed-in user: kind, name and key (access/user-key.server.ts), as `student~Name~key`. */
export const SIGNED_IN_COOKIE = "here";
/** The chosen theme, applied by early.js; without it the theme of the system. */
export const THEME_COOKIE = "theme";
export const THEME_MAX_AGE_SECONDS = 365 * DAY_SECONDS;
export const themes = ["", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
/** Whether the data saver is on, from the switch in the footer or the account. Only early.js writes `slow`. */
export const DATA_SAVER_COOKIE = "saver";
/** In seconds; the switch of the public pages uses the same. */
export const DATA_SAVER_MAX_AGE_SECONDS = 365 * DAY_SECONDS;
/** The programmes in the cart (app/features/admissions/basket/cart.ts). */
export const CART_COOKIE = "cart";
/** The programmes that did not fit in the basket at sign-in, until the page has shown them. */
export const CART_LEFT_OUT_COOKIE = "cart-left";
/** How long a browser stores a cart, in seconds. */
export const CART_MAX_AGE_SECONDS = 60 * DAY_SECONDS;
/** `on` where the applicant said, on the page of the application, that others use this device. */
export const SHARED_DEVICE_COOKIE = "shared";
/** The hashes of the stylesheets in the browser's cache (`getStylesheetHash`), separated by dots. */
export const STYLESHEETS_COOKIE = "sheets";
/** In seconds; a browser that evicted a stylesheet meanwhile requests it again. */
export const STYLESHEETS_MAX_AGE_SECONDS = 30 * DAY_SECONDS;

/** Whether a request prefers reduced data: the cookie decides, then the browser's own Save-Data header. */
export function hasReducedDataPreference(
  cookies: string,
  saveData: string | null | undefined,
): boolean {
  const chosen = findCookie(cookies, DATA_SAVER_COOKIE);
  if (chosen === "off") return false;
  return chosen === "on" || chosen === "slow" || saveData === "on";
}

/** Returns the hash in the name of a stylesheet: `Bj3qBtwz` of `/assets/page-Bj3qBtwz.css`. */
export function getStylesheetHash(href: string): string {
  return /-([\w-]{8})\.css$/.exec(href)?.[1] ?? "";
}

/** Whether the browser has a stylesheet in its cache, by the cookie in which it lists them. */
export function isStylesheetCached(cookies: string, href: string): boolean {
  const hashes = findCookie(cookies, STYLESHEETS_COOKIE)?.split(".") ?? [];
  return hashes.includes(getStylesheetHash(href));
}
