export const locales = ["fr", "en"] as const;
export type Locale = (typeof locales)[number];

/** The language of an address: English under /en, French everywhere else. */
export function localeOf(pathname: string): Locale {
  return /^\/en(\/|$|\.data$)/.test(pathname) ? "en" : "fr";
}

/**
 * The same address without its language, as the route config writes it. It begins with one slash: two would
 * name another host in a link.
 */
export function stripLocale(pathname: string): string {
  const stripped = localeOf(pathname) === "en" ? pathname.slice(3) || "/" : pathname;
  return stripped.replace(/^[/\\]{2,}/, "/");
}

/** An address of the floor plan in a language: `/about` in English is `/en/about`. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === "fr") return path;
  return path.startsWith("/#") || path === "/" ? `/en${path.slice(1)}` : `/en${path}`;
}
