import type { editorMessages } from "#app/i18n/editor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { keyLabel } from "./content-form-state.ts";

type Messages = (typeof editorMessages)["fr"];

/** The name of a field by its path in the words of one language: `sections.2.heading` is « Sections 3, Titre ». */
export function fieldPathLabel({ labels, day, time, people }: Messages, path: string): string {
  // The name of a medium is the medium itself.
  const keys = path.replace(/(^|\.)(scene|clip|poster)\.name$/, "$1$2").split(".");
  const names = keys.map((key) => {
    if (key === "$day") return day;
    if (key === "$time") return time;
    if (key === "$people") return people;
    return /^\d+$/.test(key) ? String(Number(key) + 1) : keyLabel(labels, key);
  });
  return names.join(", ").replace(/, (?=\d+(,|$))/g, " ");
}

/** The same in the form of both languages: `fr.title` is « Français, Titre ». */
function formFieldLabel(t: Messages, path: string): string {
  const [lang = "", ...keys] = path.split(".");
  const language: Record<string, string> = t.language;
  return `${getOwnValue(language, lang) ?? lang}, ${fieldPathLabel(t, keys.join("."))}`;
}

/** The lines of the summary of errors, each with the name of its field. */
export function toErrorList(t: Messages, locale: Locale, errors: Record<string, string>) {
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  return Object.entries(errors).map(([id, errorText]) => ({
    id,
    message: formFieldLabel(t, id) + colon + errorText,
  }));
}
