import { defineMessages } from "#app/i18n/define-messages.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";

const fr = {
  yearAlone: (year: string) => `${year} (jour et mois inconnus)`,
  bornIn: (year: string) => `né(e) en ${year}, jour et mois inconnus`,
  tick: "Mon document n'indique que l'année",
  tickHint: "Par exemple « né vers 2005 » : laissez vides les deux autres cases.",
  hint: "Celle de votre passeport ou de votre carte d'identité, même approximative. Par exemple : 5\u00A03\u00A02009, ou 5\u00A0mars\u00A02009.",
  maybeMinor: (age: number) =>
    `D'après votre année de naissance, vous avez peut-être moins de ${age} ans. Indiquez au moins un adulte que nous pouvons joindre. Un seul parent suffit.`,
};

const en: typeof fr = {
  yearAlone: (year: string) => `${year} (day and month unknown)`,
  bornIn: (year: string) => `born in ${year}, day and month unknown`,
  tick: "My document gives only the year",
  tickHint: "For example “born about 2005”: leave the two other boxes empty.",
  hint: "The one on your passport or identity card, even if it is approximate. For example: 5\u00A03\u00A02009, or 5\u00A0March\u00A02009.",
  maybeMinor: (age: number) =>
    `From your year of birth, you may be under ${age}. Name at least one adult we can contact. One parent is enough.`,
};

/** Messages about a birth date, which may be a year only. */
export const birthDateMessages = defineMessages(fr, en);

/** « 5 mars 2005 », or « 2005 (jour et mois inconnus) » for a year only (YYYY). */
export function formatBirthDate(locale: Locale, birthOn: string): string {
  const isYear = birthOn.length === 4;
  return isYear ? birthDateMessages[locale].yearAlone(birthOn) : formatDate(locale, birthOn);
}
