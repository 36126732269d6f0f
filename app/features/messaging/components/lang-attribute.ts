import type { Locale } from "#app/i18n/locale.ts";

/**
 * The `lang` attribute of a text in another language than the page (WCAG 3.1.2); undefined for the same or an unknown
 * language.
 */
export function getLangAttribute(text: Locale | null, page: Locale): Locale | undefined {
  return text === null || text === page ? undefined : text;
}
