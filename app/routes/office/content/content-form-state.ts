import type { FieldValues } from "#app/features/content/editing/form-fields.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";

/** The state of a content form: values, error messages by field, and the open media picker. */
export type ContentFormState = {
  values: FieldValues;
  errors: Record<string, string>;
  /** What the saved draft needs before it can be published: an error code by field. */
  missingFields: Record<string, string>;
  /** The language of the content, not of the screen. */
  lang: Locale;
  /** The field whose media picker is open; "" for none. */
  picking: string;
  library: LibraryMedium[];
};

/** A medium that a field can select. */
export type LibraryMedium = {
  kind: "picture" | "video";
  name: string;
  title: string;
  titleEn: string;
  /** The URL of a small picture; null when there is none. */
  thumbnail: string | null;
};

/** The label of a key; a key without a label is returned as it is. */
export function keyLabel(labels: Record<string, string>, key: string): string {
  return getOwnValue(labels, key) ?? key;
}
