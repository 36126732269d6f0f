import { type Locale, locales } from "#app/i18n/locale.ts";

/** Where the browser's scripts that hold words lie; beside it, those of one language (tools/bundle/locale-chunks.ts). */
const WORDS = "/assets/words/";

/** The import map of a page that is read in one language; without one, the words of both travel. */
export const importMapOf = (locale?: Locale): string =>
  JSON.stringify({ imports: locale ? { [WORDS]: `/assets/words-${locale}/` } : {} });

/** All that a page may say: their hashes are in the policy of the site. */
export const importMaps = [undefined, ...locales].map(importMapOf);

/** The language that a page is read in, by the names of its routes: none of the office's, which writes in both. */
export function localeRead(routes: string[]): Locale | undefined {
  const locale = locales.find((one) => routes.some((id) => id.startsWith(`${one}/`)));
  return locale && !routes.includes(`${locale}/office`) ? locale : undefined;
}
