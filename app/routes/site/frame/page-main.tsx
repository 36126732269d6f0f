import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { siteWords } from "#app/i18n/site.ts";
import { useWords } from "#app/ui/use-words.ts";

type PageMainProps = {
  /** The language of the words when it is not that of the page: a translation is missing. */
  language?: Locale | null;
  children: ReactNode;
};

/** The main part of a page; says so when its words are given in the other language. */
export function PageMain({ language, children }: PageMainProps) {
  const { page } = useWords(siteWords);
  return (
    <main id="main" tabIndex={-1}>
      {language && <p className="wrap untranslated">{page.english}</p>}
      {language ? <div lang={language}>{children}</div> : children}
    </main>
  );
}
