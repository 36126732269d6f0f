import { MAX_COUNT } from "#app/features/review/list/application-filter.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/** Says a number that was counted up to a bound: « 1 234 », « plus de 10 000 ». */
export function useFormatCount(): (count: number) => string {
  const t = useMessages(listingMessages);
  const locale = useLocale();
  return (count) => {
    const formatted = formatNumber(locale, Math.min(count, MAX_COUNT), 0);
    return count > MAX_COUNT ? t.more(formatted) : formatted;
  };
}
