import { formatMegabytes } from "./format.ts";
import type { Locale } from "./locale.ts";
import { maskValue, unmaskText } from "./masked-values.ts";
import { englishTypography, frenchTypography } from "./typography.ts";

/** The sentences of some reason words. */
export type Sentences = Record<string, string>;

/**
 * The sentence of a reason word, from the first of `known` that has it. A word may carry values after a colon, for the
 * `{0}`, `{1}` of its sentence: a month (`2009-02`), a size in bytes (`14200000B`), anything else as it is.
 */
export function sayReason(locale: Locale, reason: string, ...known: Sentences[]): string {
  const [word = "", rest = ""] = split(reason);
  const of = (one: string) => known.find((sentences) => Object.hasOwn(sentences, one))?.[one];
  return fill(
    locale,
    of(word) ?? of("not-accepted") ?? word,
    rest.split(",").map((value) => present(locale, value)),
  );
}

function fill(locale: Locale, sentence: string, values: string[]): string {
  const filled = sentence.replace(
    /\{(\d)\}/g,
    (_, place) => `${maskValue(values[Number(place)] ?? "")}`,
  );
  return unmaskText(locale === "fr" ? frenchTypography(filled) : englishTypography(filled));
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
