import { type Locale, locales } from "#app/i18n/locale.ts";

/** Where the browser's scripts that hold words lie; beside it, those of one language (tools/bundle/locale-chunks.ts). */
const MESSAGES_ASSET_PATH = "/assets/words/";

/** The import map of a page that is read in one language; without one, the words of both travel. */
export const buildImportMap = (locale?: Locale): string =>
  JSON.stringify({ imports: locale ? { [MESSAGES_ASSET_PATH]: `/assets/words-${locale}/` } : {} });

/** All that a page may say: their hashes are in the policy of the site. */
export const allImportMaps = [undefined, ...locales].map(buildImportMap);

/** The language that a page is read in, by the names of its routes: none of the office's, which writes in both. */
export function findPageLocale(routeIds: string[]): Locale | undefined {
  const locale = locales.find((candidate) => routeIds.some((id) => id.startsWith(`${candidate}/`)));
  return locale && !routeIds.includes(`${locale}/office`) ? locale : undefined;
}
