import { getInfoLabels } from "#app/features/admissions/field-labels.ts";
import { useLocale } from "#app/ui/use-messages.ts";

/** Returns the labels of the fields, for the error summary and for conflicting answers. */
export function useInfoLabels(): Record<string, string> {
  return getInfoLabels(useLocale());
}
