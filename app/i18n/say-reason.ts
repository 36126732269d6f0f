import { isCalendarDate } from "#app/lib/calendar-date.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { formatMegabytes } from "./format.ts";
import type { Locale } from "./locale.ts";
import { maskValue, unmaskText } from "./masked-values.ts";
import { englishTypography, frenchTypography } from "./typography.ts";

/** The sentences of some reason words. */
export type Sentences = Record<string, string>;

/**
 * The sentence of a reason word, from the first of `known` that has it. A word may carry values after a colon, for the
 * `{0}`, `{1}` of its sentence, as they are: the word says which value is a month or a size, never the look of a value.
 */
export function sayReason(locale: Locale, reason: string, ...known: Sentences[]): string {
  const [word = "", rest = ""] = split(reason);
  const of = (one: string) => known.find((sentences) => Object.hasOwn(sentences, one))?.[one];
  const sentence = of(word) ?? of("not-accepted") ?? word;
  // A sentence of one value has all of it: a name may hold commas.
  const [first = "", ...others] = sentence.includes("{1}") ? rest.split(",") : [rest];
  return fill(locale, sentence, [present(locale, word, first), ...others]);
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

/** What the first value of a reason word is, where it is no text: a month (`2009-02`), or a size in bytes (`14200000B`). */
const valueTypes: Readonly<Record<string, "month" | "size">> = {
  "date-impossible": "month",
  "file-too-large": "size",
  "medium-too-large": "size",
  "photo-too-large": "size",
};

function present(locale: Locale, word: string, value: string): string {
  const type = ownValue(valueTypes, word);
  if (type === "month" && isCalendarDate(`${value}-01`)) return monthName(locale, value);
  if (type === "size" && /^\d{1,15}B$/.test(value)) {
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
