import { ownValue } from "#app/lib/own-value.ts";
/** A label of a list, or the code itself when the list no longer has it. */
export function getLabel(labels: Record<string, string>, code: string | null): string | null {
  return code === null ? null : (ownValue(labels, code) ?? code);
}
