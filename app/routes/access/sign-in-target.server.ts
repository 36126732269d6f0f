import { getSafeTarget } from "#app/http/responses.server.ts";
import { type Locale, localizePath, stripLocale } from "#app/i18n/locale.ts";

/**
 * Where a person goes once signed in: the page they asked for when it is one of theirs, else the office
 * for the staff and the student area for the others. A page of an area opens in the language of the sign-in, which
 * may have been changed there.
 */
export function getSignInTarget(
  locale: Locale,
  { staff: isStaff }: { staff: boolean },
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
