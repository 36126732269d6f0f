import type { Locale } from "#app/i18n/locale.ts";

/** What marks a text that is not in the language of the page (WCAG 3.1.2); nothing for one that is. */
export function getLangAttribute(text: Locale | null, page: Locale): Locale | undefined {
  return text === null || text === page ? undefined : text;
}
