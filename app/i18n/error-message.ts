import { errorsMessages } from "./errors.ts";
import { type ErrorMessages, formatErrorMessage } from "./format-error-message.ts";
import type { Locale } from "./locale.ts";

/** The sentence of a reason word; `own`: the sentences that only one page has, which the others need not carry. */
export function errorMessage(
  locale: Locale,
  errorCode: string,
  pageMessages: ErrorMessages = {},
): string {
  return formatErrorMessage(locale, errorCode, pageMessages, errorsMessages[locale]);
}

/** Every reason of a form as its sentence. */
export function errorMessagesByField(locale: Locale, errors: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, errorCode]) => [field, errorMessage(locale, errorCode)]),
  );
}
