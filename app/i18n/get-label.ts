import { getOwnValue } from "#app/lib/get-own-value.ts";
/** The label of a code, or the code itself when the list does not contain it. */
export function getLabel(labels: Record<string, string>, code: string | null): string | null {
  return code === null ? null : (getOwnValue(labels, code) ?? code);
}
