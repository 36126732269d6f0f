import { errorsWords } from "./errors.ts";
import { formatMegabytes } from "./format.ts";
import type { Locale } from "./locale.ts";
import { englishTypography, frenchTypography } from "./typography.ts";

/**
 * The sentence of a reason word. A word may carry values after a colon, for the `{0}`, `{1}` of its
 * sentence: a month (`2009-02`), a size in bytes (`14200000B`), anything else as it is. `own`: the sentences that only
 * one page has, which the others need not carry.
 */
export function sentenceOf(locale: Locale, reason: string, own: Own = {}): string {
  const [word = "", rest = ""] = split(reason);
  return fill(
    locale,
    own[word] ?? sentenceOfWord(locale, word),
    rest.split(",").map((value) => present(locale, value)),
  );
}

type Own = Record<string, string>;

function sentenceOfWord(locale: Locale, word: string): string {
  const words: Record<string, string> = errorsWords[locale];
  return words[word] ?? words["not-accepted"] ?? word;
}

function fill(locale: Locale, sentence: string, values: string[]): string {
  const filled = sentence.replace(/\{(\d)\}/g, (_, place) => values[Number(place)] ?? "");
  return locale === "fr" ? frenchTypography(filled) : englishTypography(filled);
}

/** Every reason of a form as its sentence. */
export function sentencesOf(locale: Locale, errors: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, reason]) => [field, sentenceOf(locale, reason)]),
  );
}

function split(reason: string): string[] {
  const colon = reason.indexOf(":");
  return colon < 0 ? [reason] : [reason.slice(0, colon), reason.slice(colon + 1)];
}

function present(locale: Locale, value: string): string {
  if (/^\d{4}-\d{2}$/.test(value)) return monthName(locale, value);
  if (/^\d+B$/.test(value)) {
    // Rounded up, so that a file just over the limit is not said to weigh the limit.
    const tenths = Math.ceil(Number(value.slice(0, -1)) / 100_000);
    return formatMegabytes(locale, tenths * 100_000);
  }
  return value;
}

function monthName(locale: Locale, month: string): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  const text = new Intl.DateTimeFormat(locale === "fr" ? "fr-FR" : "en-CA", options).format(
    new Date(`${month}-01`),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}
