import { useLocation } from "react-router";
import { locales, pathIn, plainPath } from "#app/i18n/locale.ts";
import { siteWords } from "#app/i18n/site.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { useFrame } from "./frame.ts";

type PageHeadProps = {
  title: string;
  description: string;
  /** The one address of the page when several lead to it, as the floor plan writes it. */
  address?: string;
  /** True when `title` already names the school. */
  whole?: boolean;
};

/** Title, description, the one address of a page and the same page in both languages. */
export function PageHead({ title, description, address, whole = false }: PageHeadProps) {
  const words = useWords(siteWords);
  const locale = useLocale();
  const { origin } = useFrame();
  const { pathname } = useLocation();
  const page = address ?? plainPath(pathname);
  return (
    <>
      <title>{whole ? title : words.titled(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + pathIn(locale, page)} />
      {locales.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + pathIn(each, page)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + page} />
    </>
  );
}
