import type { EditableEntry } from "#app/features/content/editing/entry-list.server.ts";
import { findTitleKey } from "#app/features/content/entry.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { shapes } from "#app/features/content/shapes/shapes.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { keyLabel } from "./content-form-state.ts";

type EntryTitle = Pick<EditableEntry, "kind" | "title" | "titleEn">;

/**
 * The title of an entry in the language of the office, or its kind for entries without a title (the
 * menus).
 */
export function entryName(locale: Locale, { kind, title, titleEn }: EntryTitle): string {
  if (!findTitleKey(shapes[kind])) return keyLabel(editorMessages[locale].kinds, kind);
  return locale === "en" ? titleEn : title;
}
