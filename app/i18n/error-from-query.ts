import { errorMessage } from "./error-message.ts";
import { errorsMessages } from "./errors.ts";
import { formatExistingAccountError } from "./existing-account.ts";
import type { Locale } from "./locale.ts";

/**
 * The sentence of a reason word that an address carries; undefined when there is none. Anybody may have written the
 * address: of values it carries none but a time to wait.
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
