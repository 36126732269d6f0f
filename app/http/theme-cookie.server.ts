import { THEME_COOKIE, THEME_MAX_AGE_SECONDS, type Theme, themes } from "#app/client/cookies.ts";
import { readCookie, serializeCookie } from "./cookies.server.ts";

/** The theme chosen in this browser; "" follows the system. */
export function getTheme(request: Request): Theme {
  const value = readCookie(request, THEME_COOKIE);
  return themes.find((theme) => theme === value) ?? "";
}

/** Formats a `Set-Cookie` header for a theme, like the switch of the public pages. */
export function createThemeCookie(request: Request, theme: Theme): string {
  return serializeCookie(request, THEME_COOKIE, theme, { maxAgeSeconds: THEME_MAX_AGE_SECONDS });
}
