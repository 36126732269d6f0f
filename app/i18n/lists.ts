import { defineMessages } from "./define-messages.ts";
import { lists as en } from "./en/lists.ts";
import { lists as fr } from "./fr/lists.ts";

/** Labels of the lists of the forms: activities, levels, scales, regions and towns. */
export const listsMessages = defineMessages(fr, en);

/** The countries with listed regions and towns. */
const knownCountries = { SN: "senegal", CM: "cameroon", CA: "canada" } as const;

export type PlaceSuggestion = { value: string; country: string };

/**
 * Suggestions for a place with their country code: of one country, or of all when none is chosen. Other values can be
 * typed too.
 */
export function listPlaceSuggestions(
  placeLists: Partial<Record<(typeof knownCountries)[keyof typeof knownCountries], string>>,
  country: string,
): PlaceSuggestion[] {
  return Object.entries(knownCountries)
    .filter(([code]) => !country || code === country)
    .flatMap(([code, name]) =>
      (placeLists[name]?.split(";") ?? []).map((value) => ({ value, country: code })),
    );
}
