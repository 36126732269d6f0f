import { errorsMessages } from "./errors.ts";
import { type ErrorMessages, formatErrorMessage } from "./format-error-message.ts";
import type { Locale } from "./locale.ts";

/**
 * The message of an error code. `pageMessages`: messages of one page only, which the shared dictionary does not
 * contain.
 */
export function errorMessage(
  locale: Locale,
  errorCode: string,
  pageMessages: ErrorMessages = {},
): string {
  return formatErrorMessage(locale, errorCode, pageMessages, errorsMessages[locale]);
}

/** The messages of a form's error codes by field. */
export function errorMessagesByField(locale: Locale, errors: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, errorCode]) => [field, errorMessage(locale, errorCode)]),
  );
}
