import { createContext, type ReactNode, useContext } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { useLocale } from "./use-messages.ts";

type MixedLanguages = { pageLang?: Locale; contentLang?: Locale };

const LangContext = createContext<MixedLanguages>({});

type LangBoundaryProps = { language?: Locale | null; children: ReactNode };

/** Declares the language of the content inside it; null or undefined means that of the surrounding content. */
export function LangBoundary({ language, children }: LangBoundaryProps) {
  const pageLocale = useLocale();
  const outer = useContext(LangContext);
  const inner =
    language === pageLocale ? {} : { pageLang: pageLocale, contentLang: language ?? undefined };
  return <LangContext value={language ? inner : outer}>{children}</LangContext>;
}

/**
 * Values for `lang` attributes where page text and untranslated content mix. Both are undefined when the content is in
 * the language of the page, so no attribute is written.
 * @returns pageLang, the language of the page, and contentLang, that of the content
 */
export function useMixedLanguages(): MixedLanguages {
  return useContext(LangContext);
}

/** Text of the page inside content that may be in another language. */
export function PageLanguageText({ children }: { children: ReactNode }) {
  const { pageLang } = useMixedLanguages();
  return pageLang ? <span lang={pageLang}>{children}</span> : children;
}

/** A sentence of the page that contains a title of the content, for example "Lire : …". */
export function PageLanguageSentence({ sentence, title }: { sentence: string; title: string }) {
  const { pageLang, contentLang } = useMixedLanguages();
  if (!pageLang) return sentence;
  const [before, ...after] = sentence.split(title);
  return (
    <span lang={pageLang}>
      {before}
      <span lang={contentLang}>{title}</span>
      {after.join(title)}
    </span>
  );
}
