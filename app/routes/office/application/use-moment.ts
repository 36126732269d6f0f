import { formatShortDate, formatTime } from "#app/i18n/format.ts";
import { useLocale } from "#app/ui/use-words.ts";

/** « 27 nov., 11 h 02 », in the language of the page. */
export function useMoment(): (at: Date) => string {
  const locale = useLocale();
  return (at) => `${formatShortDate(locale, at)}, ${formatTime(locale, at)}`;
}
