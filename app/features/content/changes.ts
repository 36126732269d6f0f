import type { TypedFields } from "./form-fields.ts";

/** A field whose words are not those they were; "" where there was none, or is none any more. */
export type ChangedField = { path: string; before: string; after: string };

/** The fields that differ between two writings of a form, in the order of the form. */
export function changedFields(before: TypedFields, after: TypedFields): ChangedField[] {
  const paths = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...paths]
    .filter((path) => !path.endsWith(".@") && (before[path] ?? "") !== (after[path] ?? ""))
    .map((path) => ({ path, before: before[path] ?? "", after: after[path] ?? "" }));
}
