import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { LangBoundary } from "#app/ui/lang-boundary.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

type PageMainProps = {
  /** Language of the content when it is not that of the page, because a translation is missing. */
  language?: Locale | null;
  /** Only parts of the content are in another language; each part sets its own (`ContentLanguage`). */
  isPartial?: boolean;
  children: ReactNode;
};

/** The `main` element; says when the content is not translated. */
export function PageMain({ language, isPartial, children }: PageMainProps) {
  return (
    <main id="main" tabIndex={-1}>
      {(language || isPartial) && <UntranslatedNote isPartial={isPartial} />}
      <ContentLanguage language={language}>{children}</ContentLanguage>
    </main>
  );
}

/** Message that the page, or part of it, is not translated, in the language of the page. */
export function UntranslatedNote({ isPartial }: { isPartial?: boolean }) {
  const { page } = useMessages(siteMessages);
  return (
    <p className="wrap untranslated" lang={useLocale()}>
      {isPartial ? page.partEnglish : page.english}
    </p>
  );
}

/** Content that may be in another language than what surrounds it. */
export function ContentLanguage({ language, children }: Omit<PageMainProps, "isPartial">) {
  if (!language) return children;
  return (
    <LangBoundary language={language}>
      <div lang={language}>{children}</div>
    </LangBoundary>
  );
}
