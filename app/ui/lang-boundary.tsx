import { createContext, type ReactNode, useContext } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { useLocale } from "./use-messages.ts";

type MixedLanguages = { pageLang?: Locale; contentLang?: Locale };

const LangContext = createContext<MixedLanguages>({});

type LangBoundaryProps = { language?: Locale | null; children: ReactNode };

/** Words that are in `language` from here on; without one, in that of the words around. */
export function LangBoundary({ language, children }: LangBoundaryProps) {
  const pageLocale = useLocale();
  const outer = useContext(LangContext);
  const inner =
    language === pageLocale ? {} : { pageLang: pageLocale, contentLang: language ?? undefined };
  return <LangContext value={language ? inner : outer}>{children}</LangContext>;
}

/**
 * For the attribute `lang` of a part that mixes words of the page with content in another language, where a
 * translation is missing: `own` is the language of the page, `around` that of the content. Both are undefined
 * where nothing is missing, and nothing is then written.
 */
export function useMixedLanguages(): MixedLanguages {
  return useContext(LangContext);
}

/** Words of the page among content that may be in another language. */
export function PageLanguageText({ children }: { children: ReactNode }) {
  const { pageLang } = useMixedLanguages();
  return pageLang ? <span lang={pageLang}>{children}</span> : children;
}

/** A sentence of the page that holds a title of the content: « Lire : … ». */
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
