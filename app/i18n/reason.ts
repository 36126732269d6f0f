import { errorsMessages } from "./errors.ts";
import type { Locale } from "./locale.ts";
import { type Sentences, sayReason } from "./say-reason.ts";

/** The sentence of a reason word; `own`: the sentences that only one page has, which the others need not carry. */
export function sentenceOf(locale: Locale, reason: string, own: Sentences = {}): string {
  return sayReason(locale, reason, own, errorsMessages[locale]);
}

/** Every reason of a form as its sentence. */
export function sentencesOf(locale: Locale, errors: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, reason]) => [field, sentenceOf(locale, reason)]),
  );
}
