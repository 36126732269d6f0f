import { ownValue } from "#app/lib/own-value.ts";
import { marked } from "../rich-marks.ts";
import type { RichText } from "../rich-text.ts";
import type { Field, Fields } from "../shapes/shape-field.ts";

/**
 * The words of an entry as the fields of its form: "sections.0.heading" and so on. The length of a list
 * is at `{path}.#`; a group or a list that may be missing and is there has "on" at `{path}.@`.
 */
export type TypedFields = Record<string, string>;

/** The fields of a form for these words; with none, the fields of an empty entry. */
export function writeFields(
  fields: Fields,
  data: Record<string, unknown> = {},
  prefix = "",
): TypedFields {
  const typed: TypedFields = {};
  for (const [key, field] of Object.entries(fields))
    Object.assign(typed, writeField(field, data[key], `${prefix}${key}`));
  return typed;
}

/** The fields of the form for one field and its value. */
export function writeField(field: Field, value: unknown, path: string): TypedFields {
  const isThere = value !== undefined && value !== null;
  const mark = isOptional(field) && isThere ? { [`${path}.@`]: "on" } : {};
  if (field.type === "group")
    return { ...mark, ...writeFields(field.fields, asRecord(value), `${path}.`) };
  if (field.type === "list") {
    const items = isThere ? (value as unknown[]) : [];
    const written = items.map((item, place) => writeField(field.of, item, `${path}.${place}`));
    return Object.assign({ ...mark, [`${path}.#`]: String(items.length) }, ...written);
  }
  if (field.type === "either") {
    const { type, ...words } = asRecord(value);
    const known = ownValue(field.of, String(type));
    return { [`${path}.type`]: String(type ?? ""), ...writeFields(known ?? {}, words, `${path}.`) };
  }
  return { [path]: isThere ? writeValue(field, value) : "" };
}

/** Does this field have a box that says whether it is there at all? */
export function isOptional({ type, absent }: Field): boolean {
  return (type === "group" || type === "list") && absent !== undefined;
}

const asRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>;

function writeValue({ type }: Field, value: unknown): string {
  if (type === "rich") return marked(value as RichText);
  if (type === "lines") return (value as string[]).join("\n");
  if (type === "yes") return value ? "on" : "";
  if (type !== "focus") return String(value);
  const { x, y } = value as { x: number; y: number };
  return `${x},${y}`;
}
