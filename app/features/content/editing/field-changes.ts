import { type ChangedPart, wordChanges } from "#app/i18n/word-changes.ts";
import type { FieldValues } from "./form-fields.ts";

/** A field whose words are not those they were, with what went and what came. */
export type FieldChange = { path: string; parts: ChangedPart[] };

/** The fields that differ between two writings of a form, in the order of the form. */
export function listFieldChanges(before: FieldValues, after: FieldValues): FieldChange[] {
  return listChangedPaths(before, after).map((path) => ({
    path,
    parts: wordChanges(before[path] ?? "", after[path] ?? ""),
  }));
}

/** The same, without saying how they differ. */
export function listChangedPaths(before: FieldValues, after: FieldValues): string[] {
  const paths = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...paths].filter(
    (path) => !path.endsWith(".@") && (before[path] ?? "") !== (after[path] ?? ""),
  );
}
