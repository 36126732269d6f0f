import { useLocation } from "react-router";
import type { MessageTree } from "#app/i18n/define-messages.ts";
import { type Locale, localeOf, localizePath } from "#app/i18n/locale.ts";
import { getSchools, type School } from "#app/i18n/school.ts";

/** The language of the page being shown, which its address alone decides. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

/** The sentences of an area in the language of the page. */
export function useMessages<T extends MessageTree>(messages: Record<Locale, T>): T {
  return messages[useLocale()];
}

/** Who the school is, in the language of the page. */
export function useSchool(): School {
  return getSchools()[useLocale()];
}

/** Gives an address of the floor plan in the language of the page. */
export function usePath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localizePath(locale, path);
}
