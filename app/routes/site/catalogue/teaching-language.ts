import type { siteMessages } from "#app/i18n/site.ts";

type CatalogueMessages = (typeof siteMessages)["fr"]["catalogue"];

/** Text about the teaching languages of several courses. */
export function formatTeachingLanguage(
  courses: { language: string }[],
  t: CatalogueMessages,
): string {
  const languages = new Set(courses.flatMap(({ language }) => language.split("/")));
  if (languages.has("fr") && languages.has("en")) return t.inBoth;
  return languages.has("en") ? t.inEnglish : t.inFrench;
}
