import { useLocation } from "react-router";
import type { MessageTree } from "#app/i18n/define-messages.ts";
import { getLocale, type Locale, localizePath } from "#app/i18n/locale.ts";
import { getSchools, type School } from "#app/i18n/school.ts";

/** Language of the current page, determined by its URL alone. */
export function useLocale(): Locale {
  return getLocale(useLocation().pathname);
}

/** Messages in the language of the current page. */
export function useMessages<T extends MessageTree>(messages: Record<Locale, T>): T {
  return messages[useLocale()];
}

/** Identity of the school in the language of the current page. */
export function useSchool(): School {
  return getSchools()[useLocale()];
}

/** Returns a function that localizes a French path of the route config for the current page. */
export function usePath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localizePath(locale, path);
}
