import { defineMessages } from "./define-messages.ts";
import { birth as en } from "./en/birth.ts";
import { formatDate } from "./format.ts";
import { birth as fr } from "./fr/birth.ts";
import type { Locale } from "./locale.ts";

/** Messages about a date of birth, which may give only the year. */
export const birthMessages = defineMessages(fr, en);

/** « 5 mars 2005 »; « 2005 (jour et mois inconnus) » of a date of birth that is a year alone (AAAA). */
export function formatBirth(locale: Locale, birthOn: string): string {
  const isYear = birthOn.length === 4;
  return isYear ? birthMessages[locale].yearAlone(birthOn) : formatDate(locale, birthOn);
}
