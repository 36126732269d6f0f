export const locales = ["fr", "en"] as const;
export type Locale = (typeof locales)[number];

/** The language of a path: English under /en, French everywhere else. */
export function getLocale(pathname: string): Locale {
  return /^\/en(\/|$|\.data$)/.test(pathname) ? "en" : "fr";
}

/**
 * The path without its language, as in the route config. Begins with a single slash, because two would point to
 * another host.
 */
export function stripLocale(pathname: string): string {
  const stripped = getLocale(pathname) === "en" ? pathname.slice(3) || "/" : pathname;
  return stripped.replace(/^[/\\]{2,}/, "/");
}

/** The path in a language: `/about` in English is `/en/about`. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === "fr") return path;
  return path.startsWith("/#") || path === "/" ? `/en${path.slice(1)}` : `/en${path}`;
}
