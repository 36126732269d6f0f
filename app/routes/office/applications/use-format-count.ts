import { MAX_COUNT } from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/**
 * Formats a count: « 1 234 », or « plus de 10 000 » above `MAX_COUNT`, where the database stops
 * counting.
 */
export function useFormatCount(): (count: number) => string {
  const t = useMessages(applicationListMessages);
  const locale = useLocale();
  return (count) => {
    const formatted = formatNumber(locale, Math.min(count, MAX_COUNT), 0);
    return count > MAX_COUNT ? t.more(formatted) : formatted;
  };
}
