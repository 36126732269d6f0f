import type { birthDate as fr } from "../fr/birth-date.ts";

export const birthDate: typeof fr = {
  yearAlone: (year: string) => `${year} (day and month unknown)`,
  bornIn: (year: string) => `born in ${year}, day and month unknown`,
  tick: "My document gives only the year",
  tickHint: "For example “born about 2005”: leave the two other boxes empty.",
  hint: "The one on your passport or identity card, even if it is approximate. For example: 5\u00A03\u00A02009, or 5\u00A0March\u00A02009.",
  maybeMinor: (age: number) =>
    `From your year of birth, you may be under ${age}. Name at least one adult we can contact. One parent is enough.`,
};
