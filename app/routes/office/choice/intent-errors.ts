import type { ChoiceIntent } from "./choice-forms.server.ts";
import type { FormErrors } from "./use-form-errors.ts";

/** The errors and submitted values of one form; those of another form of the page are left out. */
export function getIntentErrors(
  { errors, submitted: submittedValues }: FormErrors,
  intent: ChoiceIntent,
) {
  const isSubmitted = submittedValues?.intent === intent;
  return {
    errors: (isSubmitted && errors) || {},
    submitted: (isSubmitted && submittedValues) || {},
  };
}

/** The three submitted inputs of a date. */
export function getSubmittedDate(submitted: Record<string, string>, name: string) {
  return {
    day: submitted[`${name}.day`],
    month: submitted[`${name}.month`],
    year: submitted[`${name}.year`],
  };
}
