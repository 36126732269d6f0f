import { formErrorsMessages } from "./form-errors.ts";
import { type ErrorMessages, formatErrorMessage } from "./format-error-message.ts";
import type { Locale } from "./locale.ts";

/**
 * The sentence of a reason word on a page of an application, or beside a file being given: `sentenceOf` of error-message.ts
 * without the two thirds that such a page is never answered. `own`: what only one of them is.
 */
export function formErrorMessage(
  locale: Locale,
  errorCode: string,
  pageMessages: ErrorMessages = {},
): string {
  return formatErrorMessage(locale, errorCode, pageMessages, formErrorsMessages[locale]);
}

/** Every reason of a form as its sentence. */
export function formErrorMessagesByField(locale: Locale, errors: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, errorCode]) => [
      field,
      formErrorMessage(locale, errorCode),
    ]),
  );
}
