import { getInfoLabels } from "#app/features/admissions/personal-info/info-labels.ts";
import { useLocale } from "#app/ui/use-messages.ts";

/** The label of each field, for the summary of errors and for two answers that differ. */
export function useInfoLabels(): Record<string, string> {
  return getInfoLabels(useLocale());
}
