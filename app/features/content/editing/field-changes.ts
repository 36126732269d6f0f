import { type ChangedPart, wordChanges } from "#app/i18n/word-changes.ts";
import type { TypedFields } from "./form-fields.ts";

/** A field whose words are not those they were, with what went and what came. */
export type ChangedField = { path: string; parts: ChangedPart[] };

/** The fields that differ between two writings of a form, in the order of the form. */
export function changedFields(before: TypedFields, after: TypedFields): ChangedField[] {
  return changedPaths(before, after).map((path) => ({
    path,
    parts: wordChanges(before[path] ?? "", after[path] ?? ""),
  }));
}

/** The same, without saying how they differ. */
export function changedPaths(before: TypedFields, after: TypedFields): string[] {
  const paths = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...paths].filter(
    (path) => !path.endsWith(".@") && (before[path] ?? "") !== (after[path] ?? ""),
  );
}
