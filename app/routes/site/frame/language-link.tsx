import { useLocation } from "react-router";
import { pathIn, plainPath } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/** The same page in the other language, named in that language. */
export function LanguageLink({ className }: { className?: string }) {
  const { menu } = useMessages(siteMessages);
  const { pathname, search } = useLocation();
  const other = useLocale() === "fr" ? "en" : "fr";
  const href = pathIn(other, plainPath(pathname)) + search;
  return (
    <a className={className} href={href} lang={other} hrefLang={other}>
      {menu.otherLanguage}
    </a>
  );
}
