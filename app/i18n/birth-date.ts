import { defineMessages } from "./define-messages.ts";
import { birthDate as en } from "./en/birth-date.ts";
import { formatDate } from "./format.ts";
import { birthDate as fr } from "./fr/birth-date.ts";
import type { Locale } from "./locale.ts";

/** Messages about a birth date, which may be a year only. */
export const birthDateMessages = defineMessages(fr, en);

/** « 5 mars 2005 », or « 2005 (jour et mois inconnus) » for a year only (YYYY). */
export function formatBirthDate(locale: Locale, birthOn: string): string {
  const isYear = birthOn.length === 4;
  return isYear ? birthDateMessages[locale].yearAlone(birthOn) : formatDate(locale, birthOn);
}
