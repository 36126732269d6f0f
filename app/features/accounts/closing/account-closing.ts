import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS } from "#app/lib/duration.ts";

/** The days after a closing request in which signing in cancels it. */
export const CLOSING_DAYS = 14;

/** The word that confirms the closing, in the language of the page. */
export const closingConfirmations = { fr: "FERMER", en: "CLOSE" } as const satisfies Record<
  Locale,
  string
>;

/** Whether the text is the confirmation word of either language, in any case and with outer spaces. */
export function isClosingConfirmed(input: string): boolean {
  return Object.values(closingConfirmations).some((word) => word === input.trim().toUpperCase());
}

/** When an account is erased whose closing was requested at this time. */
export function getClosingDate(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + CLOSING_DAYS * DAY_MS);
}
