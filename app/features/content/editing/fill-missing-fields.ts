import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { RichText } from "../rich-text.ts";
import type { Field, Fields } from "../shapes/shape-field.ts";

type EntryData = Record<string, unknown>;

/**
 * Fills the missing fields of a draft with empty values or the first choice, so that pages can render it. Complete data
 * stays unchanged.
 */
export function fillMissingFields(fields: Fields, data: EntryData): EntryData {
  const entries = Object.entries(fields).map(([key, field]) => [key, fillField(field, data[key])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function fillField(field: Field, value: unknown): unknown {
  const hasValue = value !== undefined && value !== null;
  if (!hasValue && field.whenEmpty)
    return { empty: "", null: null, missing: undefined }[field.whenEmpty];
  switch (field.type) {
    case "group":
      return fillMissingFields(field.fields, (value ?? {}) as EntryData);
    case "list":
      return ((value ?? []) as unknown[]).map((item) => fillField(field.item, item));
    case "either": {
      const { type, ...data } = (value ?? {}) as EntryData;
      return { type, ...fillMissingFields(getOwnValue(field.variants, String(type)) ?? {}, data) };
    }
    case "number":
      return typeof value === "number" ? value : field.min;
    case "choice":
      return value ?? field.options[0];
    case "lines":
      return value ?? [];
    case "yes":
      return value ?? false;
    case "rich":
      return value ?? ({ type: "doc", content: [] } satisfies RichText);
    default:
      return value ?? "";
  }
}
