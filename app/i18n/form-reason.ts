import { formErrorsMessages } from "./form-errors.ts";
import type { Locale } from "./locale.ts";
import { type Sentences, sayReason } from "./say-reason.ts";

/**
 * The sentence of a reason word on a page of an application, or beside a file being given: `sentenceOf` of reason.ts
 * without the two thirds that such a page is never answered. `own`: what only one of them is.
 */
export function formSentenceOf(locale: Locale, reason: string, own: Sentences = {}): string {
  return sayReason(locale, reason, own, formErrorsMessages[locale]);
}

/** Every reason of a form as its sentence. */
export function formSentencesOf(locale: Locale, errors: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, reason]) => [field, formSentenceOf(locale, reason)]),
  );
}
