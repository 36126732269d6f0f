import { ownValue } from "#app/lib/own-value.ts";
import type { RichText } from "../rich-text.ts";
import type { Field, Fields } from "../shapes/shape-field.ts";

type Words = Record<string, unknown>;

/**
 * The words of a draft with something in each of its gaps, so that the pages that trust their shape can draw them:
 * no words, no picture, the first choice. Whole words stay as they are.
 */
export function withoutGaps(fields: Fields, words: Words): Words {
  const filled = Object.entries(fields).map(([key, field]) => [key, fill(field, words[key])]);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function fill(field: Field, value: unknown): unknown {
  const isThere = value !== undefined && value !== null;
  if (!isThere && field.absent) return { empty: "", null: null, missing: undefined }[field.absent];
  switch (field.type) {
    case "group":
      return withoutGaps(field.fields, (value ?? {}) as Words);
    case "list":
      return ((value ?? []) as unknown[]).map((item) => fill(field.of, item));
    case "either": {
      const { type, ...words } = (value ?? {}) as Words;
      return { type, ...withoutGaps(ownValue(field.of, String(type)) ?? {}, words) };
    }
    case "number":
      return typeof value === "number" ? value : field.least;
    case "choice":
      return value ?? field.of[0];
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
