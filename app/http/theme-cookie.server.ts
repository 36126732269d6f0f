import { THEME_COOKIE, THEME_MAX_AGE_SECONDS, type Theme, themes } from "#app/client/cookies.ts";
import { readCookie, serializeCookie } from "./cookies.server.ts";

/** The colours this browser asked for; "" follows its system. */
export function getTheme(request: Request): Theme {
  const value = readCookie(request, THEME_COOKIE);
  return themes.find((theme) => theme === value) ?? "";
}

/** The `Set-Cookie` line that keeps these colours, as the switch of the public pages writes it. */
export function createThemeCookie(request: Request, theme: Theme): string {
  return serializeCookie(request, THEME_COOKIE, theme, { maxAgeSeconds: THEME_MAX_AGE_SECONDS });
}
