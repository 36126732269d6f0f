import { type Locale, locales } from "#app/i18n/locale.ts";

/**
 * Folder of the scripts with messages in both languages; folders beside it have one language each
 * (tools/bundle/locale-chunks.ts).
 */
const MESSAGES_ASSET_PATH = "/assets/words/";

/** Builds the import map of a page in one language; without a locale the page loads the messages of both. */
export const buildImportMap = (locale?: Locale): string =>
  JSON.stringify({ imports: locale ? { [MESSAGES_ASSET_PATH]: `/assets/words-${locale}/` } : {} });

/** Every import map that a page can have; the content security policy allows their hashes. */
export const allImportMaps = [undefined, ...locales].map(buildImportMap);

/** Returns the language of a page by the ids of its routes. The office has none: its staff write in both languages. */
export function findPageLocale(routeIds: string[]): Locale | undefined {
  const locale = locales.find((candidate) => routeIds.some((id) => id.startsWith(`${candidate}/`)));
  return locale && !routeIds.includes(`${locale}/office`) ? locale : undefined;
}
