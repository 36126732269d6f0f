/**
 * The stored value of an empty field: refused (undefined), an empty string, a missing key, or null. A group or list
 * that may be missing has a checkbox.
 */
export type WhenEmpty = "empty" | "missing" | "null";

type FieldBase = { whenEmpty?: WhenEmpty };

/** A field of an entry: what may be entered and how it is stored. Lengths are in characters. */
export type Field = FieldBase &
  (
    | { type: "line" | "text"; max: number }
    | { type: "rich" | "href" | "date" | "yes" | "picture" | "film" | "focus" }
    | { type: "number"; min: number; max: number }
    | { type: "choice"; options: readonly string[] }
    // Several short texts, one per line; empty lines count in table cells only.
    | { type: "lines"; max: number; keepsBlankLines?: boolean }
    | { type: "group"; fields: Fields }
    | { type: "list"; item: Field; max: number }
    // A group whose `type` selects its fields.
    | { type: "either"; variants: Record<string, Fields> }
  );

export type Fields = { readonly [key: string]: Field };
export type FieldWithType<T extends Field["type"]> = Extract<Field, { type: T }>;

export const lineField = (max = 120, whenEmpty?: WhenEmpty): Field => ({
  type: "line",
  max,
  whenEmpty,
});
export const textField = (max = 600, whenEmpty?: WhenEmpty): Field => ({
  type: "text",
  max,
  whenEmpty,
});
export const hrefField = (whenEmpty?: WhenEmpty): Field => ({ type: "href", whenEmpty });
export const richTextField: Field = { type: "rich" };
export const checkboxField: Field = { type: "yes" };
export const choiceField = (options: readonly string[], whenEmpty?: WhenEmpty): Field => ({
  type: "choice",
  options,
  whenEmpty,
});
export const linesField = (max = 20): Field => ({ type: "lines", max });
export const groupField = (fields: Fields, whenEmpty?: WhenEmpty): Field => ({
  type: "group",
  fields,
  whenEmpty,
});
export const listField = (item: Field, max = 30, whenEmpty?: WhenEmpty): Field => ({
  type: "list",
  item,
  max,
  whenEmpty,
});
