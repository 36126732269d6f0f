import { defineMessages } from "./define-messages.ts";
import { lists as en } from "./en/lists.ts";
import { lists as fr } from "./fr/lists.ts";

/** Labels of the lists of the forms: activities, levels, scales, regions and towns. */
export const listsMessages = defineMessages(fr, en);

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
