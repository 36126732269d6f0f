import { diffWords, type TextChange } from "#app/i18n/word-diff.ts";
import type { FieldValues } from "./form-fields.ts";

/** A changed field with its removed and added words. */
export type FieldChange = { path: string; parts: TextChange[] };

/** Lists the changed fields with their word differences, in form order. */
export function listFieldChanges(before: FieldValues, after: FieldValues): FieldChange[] {
  return listChangedPaths(before, after).map((path) => ({
    path,
    parts: diffWords(before[path] ?? "", after[path] ?? ""),
  }));
}

/** Lists the paths of the changed fields, in form order. */
export function listChangedPaths(before: FieldValues, after: FieldValues): string[] {
  const paths = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...paths].filter(
    (path) => !path.endsWith(".@") && (before[path] ?? "") !== (after[path] ?? ""),
  );
}
