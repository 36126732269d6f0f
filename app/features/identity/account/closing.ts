import type { Locale } from "#app/i18n/locale.ts";

/** Days in which signing in keeps an account whose closing was asked for. */
export const CLOSING_DAYS = 14;

/** The word to type before an account is closed, in the language of the page. */
export const closingWord = { fr: "FERMER", en: "CLOSE" } as const satisfies Record<Locale, string>;

/** Is this the word, in either language? Capitals and spaces around it do not matter. */
export function isConfirmed(typed: string): boolean {
  return Object.values(closingWord).some((word) => word === typed.trim().toUpperCase());
}

/** When what may be erased of an account will be. */
export function closingDate(asked: Date): Date {
  return new Date(asked.getTime() + CLOSING_DAYS * 86_400_000);
}
