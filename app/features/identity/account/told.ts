import { formatDate, formatTime } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** Something said in the words of a language, for a file that a person reads. */
export type Told = { [label: string]: string | null | Told | Told[] };

/** « 21 novembre 2026, 9 h 05 », in Dakar's time. */
export function toldMoment(locale: Locale, at: Date): string {
  return `${formatDate(locale, at)}, ${formatTime(locale, at)}`;
}
