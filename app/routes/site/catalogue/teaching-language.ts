import type { siteMessages } from "#app/i18n/site.ts";

type CatalogueMessages = (typeof siteMessages)["fr"]["catalogue"];

/** The language, or languages, in which some formations are taught, in words. */
export function formatTeachingLanguage(
  courses: { language: string }[],
  t: CatalogueMessages,
): string {
  const languages = new Set(courses.flatMap(({ language }) => language.split("/")));
  if (languages.has("fr") && languages.has("en")) return t.inBoth;
  return languages.has("en") ? t.inEnglish : t.inFrench;
}
