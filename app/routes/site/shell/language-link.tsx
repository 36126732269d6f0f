import { useLocation } from "react-router";
import { localizePath, stripLocale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/** Link to this page in the other language, labelled in that language. */
export function LanguageLink({ className }: { className?: string }) {
  const { menu } = useMessages(siteMessages);
  const { pathname, search } = useLocation();
  const otherLocale = useLocale() === "fr" ? "en" : "fr";
  const href = localizePath(otherLocale, stripLocale(pathname)) + search;
  return (
    <a className={className} href={href} lang={otherLocale} hrefLang={otherLocale}>
      {menu.otherLanguage}
    </a>
  );
}
