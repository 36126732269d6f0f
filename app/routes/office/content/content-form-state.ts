import type { FieldValues } from "#app/features/content/editing/form-fields.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";

/** What a form of content holds: what was typed, a sentence at each refused field, and the list being picked from. */
export type ContentFormState = {
  values: FieldValues;
  errors: Record<string, string>;
  /** What the saved draft lacks to be published: a reason word at each field. */
  missingFields: Record<string, string>;
  /** The language of the words, not of the screen. */
  lang: Locale;
  /** The field whose pictures are laid out; "" for none. */
  picking: string;
  library: LibraryMedium[];
};

/** A medium that a field may name. */
export type LibraryMedium = {
  kind: "picture" | "video";
  name: string;
  title: string;
  titleEn: string;
  /** A small picture of it; null when there is none. */
  thumbnail: string | null;
};

/** The word of a key; a key without one is its own word. */
export function keyLabel(words: Record<string, string>, key: string): string {
  return getOwnValue(words, key) ?? key;
}
