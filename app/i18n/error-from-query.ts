import { errorMessage } from "./error-message.ts";
import { errorsMessages } from "./errors.ts";
import { formatExistingAccountError } from "./existing-account.ts";
import type { Locale } from "./locale.ts";

/**
 * The message of an error code in a query string; undefined for none or an unknown one. The query is untrusted: the
 * only value it may carry is a waiting time.
 */
export function errorMessageFromQuery(
  locale: Locale,
  errorCode: string | null,
): string | undefined {
  const existingAccountError = errorCode && formatExistingAccountError(locale, errorCode);
  if (existingAccountError) return existingAccountError;
  const [, code = "", waitSuffix] = /^([a-z-]+)(:\d{1,4})?$/.exec(errorCode ?? "") ?? [];
  const message = Object.entries(errorsMessages[locale]).find(([key]) => key === code)?.[1];
  const isComplete = message && (waitSuffix || !message.includes("{0}"));
  return isComplete ? errorMessage(locale, code + (waitSuffix ?? "")) : undefined;
}
