import { drawnIcons } from "#app/ui/icon-names.ts"; /**
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

/** Fields of the shared types of `kinds.ts`. */
export const sceneField = (whenEmpty?: WhenEmpty) =>
  groupField(
    {
      name: { type: "picture" },
      alt: lineField(200, "empty"),
      focus: { type: "focus", whenEmpty: "missing" },
    },
    whenEmpty,
  );

export const clipField = (whenEmpty?: WhenEmpty) =>
  groupField(
    {
      name: { type: "film" },
      // The length of a library film is known.
      seconds: { type: "number", min: 1, max: 3600, whenEmpty: "missing" },
      poster: sceneField(),
    },
    whenEmpty,
  );

export const titledTextFields: Fields = { title: lineField(), text: textField() };
export const actionFields: Fields = { action: lineField(80), href: hrefField() };
export const factFields: Fields = {
  label: lineField(),
  value: textField(300),
  note: textField(300, "missing"),
};

/** An empty source is a claim without proof: it is reported to editors, and may be published. */
export const claimField = groupField(
  { source: textField(300, "empty"), expiresOn: { type: "date", whenEmpty: "empty" } },
  "null",
);

/** Two-tone drawings only; the other icons are for buttons. */
export const iconField = choiceField(drawnIcons);

/** Search engines show 155 characters of a description. */
export const pageMetadataFields: Fields = { title: lineField(), description: textField(155) };
