import { formErrorMessagesByField } from "#app/i18n/form-error-message.ts";
import { sortFieldErrors } from "#app/ui/sort-field-errors.ts";
import { useLocale } from "#app/ui/use-messages.ts";

type RefusedResult = { errors: Record<string, string>; submitted: Record<string, string> };

export type ApplicationErrors = {
  /** The error text of each field. */
  errors: Record<string, string>;
  /** The submitted values; undefined when nothing was refused. */
  submitted: Record<string, string> | undefined;
  /** The same texts for the summary, each after the label of its field. */
  list: { id: string; message: string }[];
};

/**
 * Reads the refusal of an action: error codes become texts in the language of the page. `labels` are in the order of
 * the fields on the page, which is that of the summary.
 */
export function useApplicationErrors(
  result: unknown,
  labels: Record<string, string>,
): ApplicationErrors {
  const locale = useLocale();
  if (!isRefusedResult(result)) return { errors: {}, submitted: undefined, list: [] };
  const errors = formErrorMessagesByField(locale, result.errors);
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  const list = sortFieldErrors(errors, labels).map(([id, sentence]) => ({
    id,
    message: labels[id] ? labels[id] + colon + sentence : sentence,
  }));
  return { errors, submitted: result.submitted, list };
}

function isRefusedResult(result: unknown): result is RefusedResult {
  return typeof result === "object" && result !== null && "errors" in result;
}
