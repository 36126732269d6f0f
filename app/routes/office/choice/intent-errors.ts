import type { ChoiceIntent } from "./choice-forms.server.ts";
import type { FormErrors } from "./use-form-errors.ts";

/** The errors and the typed texts of one form of the page: another's are not shown beside its fields. */
export function getIntentErrors({ errors, typed }: FormErrors, intent: ChoiceIntent) {
  const isSubmitted = typed?.intent === intent;
  return { errors: (isSubmitted && errors) || {}, typed: (isSubmitted && typed) || {} };
}

/** The three inputs of a date, as they were typed. */
export function getSubmittedDate(submitted: Record<string, string>, name: string) {
  return {
    day: submitted[`${name}.day`],
    month: submitted[`${name}.month`],
    year: submitted[`${name}.year`],
  };
}
