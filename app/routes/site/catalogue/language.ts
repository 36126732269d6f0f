import type { siteMessages } from "#app/i18n/site.ts";

type CatalogueWords = (typeof siteMessages)["fr"]["catalogue"];

/** The language, or languages, in which some formations are taught, in words. */
export function languageOf(courses: { language: string }[], t: CatalogueWords): string {
  const all = new Set(courses.flatMap(({ language }) => language.split("/")));
  if (all.has("fr") && all.has("en")) return t.inBoth;
  return all.has("en") ? t.inEnglish : t.inFrench;
}
