import type { Dimension } from "#app/features/measures/measure.ts";
import { pageSpeedMessages } from "#app/features/measures/messages/page-speed.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/** The pages that have a name, in the order of the route config. */
export const knownPages = Object.keys(pageSpeedMessages.fr.pages);

/**
 * Returns a function that names a page, language, country or connection; a page without a name is
 * named by its path.
 */
export function useSideNames(): (side: Dimension, value: string) => string {
  const { pages, locales, countries, connections } = useMessages(pageSpeedMessages);
  const names: Record<Dimension, Record<string, string>> = {
    page: pages,
    locale: locales,
    country: countries,
    connection: connections,
  };
  return (side, value) => getOwnValue(names[side], value) ?? value;
}
