import { defineMessages } from "./define-messages.ts";
import { countries as en } from "./en/countries.ts";
import { countries as fr } from "./fr/countries.ts";
import type { Locale } from "./locale.ts";

/** The names of the countries, by their code. */
export const countriesMessages = defineMessages(fr, en);

/** The codes of the countries a person may choose. */
export const countryCodes = Object.keys(fr);

type Country = { code: string; name: string };

const sortedCountries: Partial<Record<Locale, readonly Country[]>> = {};

/** The countries in the order of their names. Sorted once: a page shows them several times. */
export function countriesByName(locale: Locale): readonly Country[] {
  sortedCountries[locale] ??= sortCountries(locale);
  return sortedCountries[locale];
}

function sortCountries(locale: Locale): readonly Country[] {
  const collator = new Intl.Collator(locale);
  return Object.entries(countriesMessages[locale])
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => collator.compare(a.name, b.name));
}
