import { THEME_COOKIE, THEME_MAX_AGE_SECONDS, type Theme, themes } from "#app/client/cookies.ts";
import { cookieLine, readCookie } from "./cookies.server.ts";

/** The colours this browser asked for; "" follows its system. */
export function themeOf(request: Request): Theme {
  const told = readCookie(request, THEME_COOKIE);
  return themes.find((theme) => theme === told) ?? "";
}

/** The `Set-Cookie` line that keeps these colours, as the switch of the public pages writes it. */
export function themeCookie(request: Request, theme: Theme): string {
  return cookieLine(request, THEME_COOKIE, theme, { maxAgeSeconds: THEME_MAX_AGE_SECONDS });
}
