import { errorsMessages } from "./errors.ts";
import { existingAccountSentence } from "./existing-account.ts";
import type { Locale } from "./locale.ts";
import { sentenceOf } from "./reason.ts";

/**
 * The sentence of a reason word that an address carries; undefined when there is none. Anybody may have written the
 * address: of values it carries none but a time to wait.
 */
export function sentenceInAddress(locale: Locale, reason: string | null): string | undefined {
  const existing = reason && existingAccountSentence(locale, reason);
  if (existing) return existing;
  const [, word = "", wait] = /^([a-z-]+)(:\d{1,4})?$/.exec(reason ?? "") ?? [];
  const sentence = Object.entries(errorsMessages[locale]).find(([key]) => key === word)?.[1];
  const isWhole = sentence && (wait || !sentence.includes("{0}"));
  return isWhole ? sentenceOf(locale, word + (wait ?? "")) : undefined;
}
