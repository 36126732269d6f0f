import { safeTarget } from "#app/http/answer.server.ts";
import { type Locale, localizePath, stripLocale } from "#app/i18n/locale.ts";

/**
 * Where a person goes once signed in: the page they asked for when it is one of theirs, else the office
 * for the staff and the student area for the others. A page of an area opens in the language of the sign-in, which
 * may have been changed there.
 */
export function targetAfterSignIn(
  locale: Locale,
  { staff }: { staff: boolean },
  next: string | null,
): string {
  const home = localizePath(locale, staff ? "/administration" : "/espace-etudiant");
  const target = safeTarget(next, home);
  const [pathname = ""] = target.split("?", 1);
  const plain = stripLocale(pathname);
  const inOffice = /^\/administration(\/|$)/.test(plain);
  if (inOffice !== staff) return home;
  const inArea = inOffice || /^\/espace-etudiant(\/|$)/.test(plain);
  return inArea ? localizePath(locale, plain) + target.slice(pathname.length) : target;
}
