import { getSafeTarget } from "#app/http/responses.server.ts";
import { type Locale, localizePath, stripLocale } from "#app/i18n/locale.ts";

/**
 * Where a user goes after signing in: the requested page if their kind may open it, else the home of their area. Pages
 * of an area open in the language of the sign-in page, which the user may have changed there.
 */
export function getSignInTarget(
  locale: Locale,
  { isStaff }: { isStaff: boolean },
  next: string | null,
): string {
  const home = localizePath(locale, isStaff ? "/administration" : "/espace-etudiant");
  const target = getSafeTarget(next, home);
  const [pathname = ""] = target.split("?", 1);
  const plainPathname = stripLocale(pathname);
  const isOfficePath = /^\/administration(\/|$)/.test(plainPathname);
  if (isOfficePath !== isStaff) return home;
  const isAreaPath = isOfficePath || /^\/espace-etudiant(\/|$)/.test(plainPathname);
  return isAreaPath ? localizePath(locale, plainPathname) + target.slice(pathname.length) : target;
}
