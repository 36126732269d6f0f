export const locales = ["fr", "en"] as const;
export type Locale = (typeof locales)[number];

/** The language of an address: English under /en, French everywhere else. */
export function localeOf(pathname: string): Locale {
  return /^\/en(\/|$|\.data$)/.test(pathname) ? "en" : "fr";
}

/** The same address without its language: what the floor plan calls the page. */
export function plainPath(pathname: string): string {
  return localeOf(pathname) === "en" ? pathname.slice(3) || "/" : pathname;
}

/** An address of the floor plan in a language: `/about` in English is `/en/about`. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === "fr") return path;
  return path.startsWith("/#") || path === "/" ? `/en${path.slice(1)}` : `/en${path}`;
}
