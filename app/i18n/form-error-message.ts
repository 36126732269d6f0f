import { formErrorsMessages } from "./form-errors.ts";
import { type ErrorMessages, formatErrorMessage } from "./format-error-message.ts";
import type { Locale } from "./locale.ts";

/**
 * As `errorMessage`, for pages of an application and file uploads: its dictionary has only the codes that they can
 * get, a third of all. `pageMessages`: messages of one page only.
 */
export function formErrorMessage(
  locale: Locale,
  errorCode: string,
  pageMessages: ErrorMessages = {},
): string {
  return formatErrorMessage(locale, errorCode, pageMessages, formErrorsMessages[locale]);
}

/** The messages of a form's error codes by field. */
export function formErrorMessagesByField(locale: Locale, errors: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, errorCode]) => [
      field,
      formErrorMessage(locale, errorCode),
    ]),
  );
}
