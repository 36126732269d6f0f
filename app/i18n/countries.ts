import { defineMessages } from "./define-messages.ts";
import { countries as en } from "./en/countries.ts";
import { countries as fr } from "./fr/countries.ts";
import type { Locale } from "./locale.ts";

/** Country names by ISO 3166 code. */
export const countriesMessages = defineMessages(fr, en);

/** The codes of the countries that a form accepts. */
export const countryCodes = Object.keys(fr);

type Country = { code: string; name: string };

const sortedCountries: Partial<Record<Locale, readonly Country[]>> = {};

/** The countries sorted by name. Cached, because a page shows them several times. */
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
