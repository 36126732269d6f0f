import type { siteWords } from "#app/i18n/site.ts";

type CatalogueWords = (typeof siteWords)["fr"]["catalogue"];

/** The language, or languages, in which some formations are taught, in words. */
export function languageOf(courses: { language: string }[], words: CatalogueWords): string {
  const all = new Set(courses.flatMap(({ language }) => language.split("/")));
  if (all.has("fr") && all.has("en")) return words.inBoth;
  return all.has("en") ? words.inEnglish : words.inFrench;
}
