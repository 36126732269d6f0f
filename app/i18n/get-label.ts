import { getOwnValue } from "#app/lib/get-own-value.ts";
/** A label of a list, or the code itself when the list no longer has it. */
export function getLabel(labels: Record<string, string>, code: string | null): string | null {
  return code === null ? null : (getOwnValue(labels, code) ?? code);
}
