import type { editorMessages } from "#app/features/content/messages/editor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { keyLabel } from "./content-form-state.ts";

type Messages = (typeof editorMessages)["fr"];

/** The label of a field path in one language: `sections.2.heading` is « Sections 3, Titre ». */
export function fieldPathLabel({ labels, day, time, people }: Messages, path: string): string {
  // The name of a medium stands for the whole medium field.
  const keys = path.replace(/(^|\.)(scene|clip|poster)\.name$/, "$1$2").split(".");
  const names = keys.map((key) => {
    if (key === "$day") return day;
    if (key === "$time") return time;
    if (key === "$peopleConfirmed") return people;
    return /^\d+$/.test(key) ? String(Number(key) + 1) : keyLabel(labels, key);
  });
  return names.join(", ").replace(/, (?=\d+(,|$))/g, " ");
}

/** The same with the language in front: `fr.title` is « Français, Titre ». */
function formFieldLabel(t: Messages, path: string): string {
  const [lang = "", ...keys] = path.split(".");
  const language: Record<string, string> = t.language;
  return `${getOwnValue(language, lang) ?? lang}, ${fieldPathLabel(t, keys.join("."))}`;
}

/** The links of the error summary, each with the label of its field. */
export function toErrorList(t: Messages, locale: Locale, errors: Record<string, string>) {
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  return Object.entries(errors).map(([id, errorText]) => ({
    id,
    message: formFieldLabel(t, id) + colon + errorText,
  }));
}
