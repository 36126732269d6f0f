import type { Locale } from "#app/i18n/locale.ts";

/** Days in which signing in keeps an account whose closing was asked for. */
export const CLOSING_DAYS = 14;

/** The word to type before an account is closed, in the language of the page. */
export const closingConfirmations = { fr: "FERMER", en: "CLOSE" } as const satisfies Record<
  Locale,
  string
>;

/** Is this the word, in either language? Capitals and spaces around it do not matter. */
export function isClosingConfirmed(input: string): boolean {
  return Object.values(closingConfirmations).some((word) => word === input.trim().toUpperCase());
}

/** When what may be erased of an account will be. */
export function getClosingDate(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + CLOSING_DAYS * 86_400_000);
}
