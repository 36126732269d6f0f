import { THEME_AGE, THEME_COOKIE, type Theme, themes } from "#app/late/cookies.ts";

/** The colours this browser asked for; "" follows its system. */
export function themeOf(request: Request): Theme {
  const cookies = request.headers.get("cookie") ?? "";
  const told = new RegExp(`(?:^|; )${THEME_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  return themes.find((theme) => theme === told) ?? "";
}

/** The `Set-Cookie` line that keeps these colours, as the switch of the public pages writes it. */
export function themeCookie(request: Request, theme: Theme): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  const age = theme ? THEME_AGE : 0;
  return `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
