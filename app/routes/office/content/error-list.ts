import type { editorWords } from "#app/i18n/editor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { labelOf } from "./filled.ts";

type Words = (typeof editorWords)["fr"];

/** The name of a field by its path: `fr.sections.2.heading` is « Français, Sections 3, Titre ». */
export function nameOfPath({ labels, language, day, people }: Words, path: string): string {
  const [lang, ...keys] = path.split(".");
  const names = keys.map((key) => {
    if (key === "$day") return day;
    if (key === "$people") return people;
    return /^\d+$/.test(key) ? String(Number(key) + 1) : labelOf(labels, key);
  });
  const first = lang === "fr" || lang === "en" ? [language[lang]] : [];
  return [...first, ...names].join(", ").replace(/, (?=\d+(,|$))/g, " ");
}

/** The lines of the summary of errors, each with the name of its field. */
export function errorList(words: Words, locale: Locale, errors: Record<string, string>) {
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  return Object.entries(errors).map(([id, why]) => ({
    id,
    message: nameOfPath(words, id) + colon + why,
  }));
}
