import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { LangBoundary } from "#app/ui/lang-boundary.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

type PageMainProps = {
  /** The language of the words when it is not that of the page: a translation is missing. */
  language?: Locale | null;
  /** Only some of the words are in another language: each part says which (`InLanguage`). */
  isPartial?: boolean;
  children: ReactNode;
};

/** The main part of a page; says so when its words are given in the other language. */
export function PageMain({ language, isPartial, children }: PageMainProps) {
  return (
    <main id="main" tabIndex={-1}>
      {(language || isPartial) && <UntranslatedNote partly={isPartial} />}
      <ContentLanguage language={language}>{children}</ContentLanguage>
    </main>
  );
}

/** « This page has not been translated yet », in the language of the page. */
export function UntranslatedNote({ partly }: { partly?: boolean }) {
  const { page } = useMessages(siteMessages);
  return (
    <p className="wrap untranslated" lang={useLocale()}>
      {partly ? page.partEnglish : page.english}
    </p>
  );
}

/** Words that may be in another language than those around them. */
export function ContentLanguage({ language, children }: Omit<PageMainProps, "partly">) {
  if (!language) return children;
  return (
    <LangBoundary language={language}>
      <div lang={language}>{children}</div>
    </LangBoundary>
  );
}
