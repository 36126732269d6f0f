import { COUNTED } from "#app/features/review/list/wanted.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { listingWords } from "#app/i18n/listing.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";

/** Says a number that was counted up to a bound: « 1 234 », « plus de 10 000 ». */
export function useCount(): (count: number) => string {
  const words = useWords(listingWords);
  const locale = useLocale();
  return (count) => {
    const figure = formatNumber(locale, Math.min(count, COUNTED), 0);
    return count > COUNTED ? words.more(figure) : figure;
  };
}
