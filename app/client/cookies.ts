/**
 * The cookies that the server writes and the small scripts read, or the reverse: pages are the same for
 * everybody, so what is a person's is painted from them. They open nothing.
 */

/** The value of a cookie in a line of them (`document.cookie`, or the header of a request). */
export function findCookie(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const found = cookies.split(/; */).find((one) => one.startsWith(prefix));
  return found?.slice(prefix.length);
}

/** Who is signed in: `student~Name` or `staff~Name`. */
export const SIGNED_IN_COOKIE = "here";
/** The colours a browser asked for (early.js paints them); none: those of its system. */
export const THEME_COOKIE = "theme";
export const THEME_MAX_AGE_SECONDS = 365 * 86_400;
export const themes = ["", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
/** Whether data are saved, chosen at the foot of a page or in the account; `slow` is early.js's own word. */
export const DATA_SAVER_COOKIE = "saver";
/** In seconds, as the switch of the public pages keeps it. */
export const DATA_SAVER_MAX_AGE_SECONDS = 365 * 86_400;
/** The formations of a cart (app/features/admissions/basket/cart.ts). */
export const CART_COOKIE = "cart";
/** What did not join the basket at signing in, until it is told. */
export const CART_LEFT_OUT_COOKIE = "cart-left";
/** How long a browser keeps a cart, in seconds. */
export const CART_MAX_AGE_SECONDS = 60 * 86_400;
/** `on` where a person said, on the page of their application, that others use this device. */
export const SHARED_DEVICE_COOKIE = "shared";
/** The sheets that the browser has: the marks of their editions (`sheetMark`), parted by points. */
export const STYLESHEETS_COOKIE = "sheets";
/** In seconds; a browser that threw a sheet away meanwhile asks for it again. */
export const STYLESHEETS_MAX_AGE_SECONDS = 30 * 86_400;

/** Whether data are to be spared, by the cookies of a request; else by the browser's own data saver. */
export function hasReducedDataPreference(
  cookies: string,
  saveData: string | null | undefined,
): boolean {
  const chosen = findCookie(cookies, DATA_SAVER_COOKIE);
  if (chosen === "off") return false;
  return chosen === "on" || chosen === "slow" || saveData === "on";
}

/** The edition of a sheet, which is in its file's name: `Bj3qBtwz` of `/assets/page-Bj3qBtwz.css`. */
export function getStylesheetHash(href: string): string {
  return /-([\w-]{8})\.css$/.exec(href)?.[1] ?? "";
}
