import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { RichText } from "../rich-text.ts";
import { formatRichText } from "../rich-text-markup.ts";
import type { Field, Fields } from "../shapes/shape-field.ts";

/**
 * The data of an entry as flat form fields, such as "sections.0.heading". The length of a list is at `{path}.#`; an
 * optional group or list that exists has "on" at `{path}.@`.
 */
export type FieldValues = Record<string, string>;

/** Flattens data into form fields; without data, those of an empty entry. */
export function toFieldValues(
  fields: Fields,
  data: Record<string, unknown> = {},
  prefix = "",
): FieldValues {
  const values: FieldValues = {};
  for (const [key, field] of Object.entries(fields))
    Object.assign(values, fieldToValues(field, data[key], `${prefix}${key}`));
  return values;
}

export function fieldToValues(field: Field, value: unknown, path: string): FieldValues {
  const hasValue = value !== undefined && value !== null;
  const presenceFlag = hasPresenceCheckbox(field) && hasValue ? { [`${path}.@`]: "on" } : {};
  if (field.type === "group")
    return { ...presenceFlag, ...toFieldValues(field.fields, asRecord(value), `${path}.`) };
  if (field.type === "list") {
    const items = hasValue ? (value as unknown[]) : [];
    const itemFields = items.map((item, index) =>
      fieldToValues(field.item, item, `${path}.${index}`),
    );
    return Object.assign({ ...presenceFlag, [`${path}.#`]: String(items.length) }, ...itemFields);
  }
  if (field.type === "either") {
    const { type, ...data } = asRecord(value);
    const variantFields = getOwnValue(field.variants, String(type));
    return {
      [`${path}.type`]: String(type ?? ""),
      ...toFieldValues(variantFields ?? {}, data, `${path}.`),
    };
  }
  return { [path]: hasValue ? formatValue(field, value) : "" };
}

/** Whether the form has a checkbox for the presence of this field. */
export function hasPresenceCheckbox({ type, whenEmpty }: Field): boolean {
  return (type === "group" || type === "list") && whenEmpty !== undefined;
}

const asRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>;

function formatValue({ type }: Field, value: unknown): string {
  if (type === "rich") return formatRichText(value as RichText);
  if (type === "lines") return (value as string[]).join("\n");
  if (type === "yes") return value ? "on" : "";
  if (type !== "focus") return String(value);
  const { x, y } = value as { x: number; y: number };
  return `${x},${y}`;
}
