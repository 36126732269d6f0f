import { lists as en } from "./en/lists.ts";
import { lists as fr } from "./fr/lists.ts";
import type { Locale } from "./locale.ts";
import { bilingual } from "./words.ts";

/** Labels of the lists of the forms: activities, levels, scales, regions, countries. */
export const listsWords = bilingual(fr, en);

/** The codes of the countries a person may choose. */
export const countryCodes = Object.keys(fr.countries);

/** A label of a list, or the code itself when the list no longer has it. */
export function labelIn(labels: Record<string, string>, code: string | null): string | null {
  return code === null ? null : (labels[code] ?? code);
}

/** The countries of which the lists know the regions and the towns. */
const known = { SN: "senegal", CM: "cameroon", CA: "canada" } as const;

export type Suggestion = { value: string; country: string };

/**
 * What may be written for a place, with its country's code: of one country, or of all those known while none
 * is chosen. Another place can always be written.
 */
export function suggestions(
  texts: Partial<Record<(typeof known)[keyof typeof known], string>>,
  country: string,
): Suggestion[] {
  return Object.entries(known)
    .filter(([code]) => !country || code === country)
    .flatMap(([code, name]) =>
      (texts[name]?.split(";") ?? []).map((value) => ({ value, country: code })),
    );
}

type Country = { code: string; name: string };

const sorted: Partial<Record<Locale, readonly Country[]>> = {};

/** The countries in the order of their names. Sorted once: a page shows them several times. */
export function countriesByName(locale: Locale): readonly Country[] {
  sorted[locale] ??= sortCountries(locale);
  return sorted[locale];
}

function sortCountries(locale: Locale): readonly Country[] {
  const collator = new Intl.Collator(locale);
  return Object.entries(listsWords[locale].countries)
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => collator.compare(a.name, b.name));
}
