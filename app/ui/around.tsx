import { createContext, type ReactNode, useContext } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { useLocale } from "./use-messages.ts";

type Languages = { own?: Locale; around?: Locale };

const AroundContext = createContext<Languages>({});

type AroundProps = { language?: Locale | null; children: ReactNode };

/** Words that are in `language` from here on; without one, in that of the words around. */
export function Around({ language, children }: AroundProps) {
  const locale = useLocale();
  const before = useContext(AroundContext);
  const here = language === locale ? {} : { own: locale, around: language ?? undefined };
  return <AroundContext value={language ? here : before}>{children}</AroundContext>;
}

/**
 * For the attribute `lang` of a part that mixes words of the page with content in another language, where a
 * translation is missing: `own` is the language of the page, `around` that of the content. Both are undefined
 * where nothing is missing, and nothing is then written.
 */
export function useAround(): Languages {
  return useContext(AroundContext);
}

/** Words of the page among content that may be in another language. */
export function Own({ children }: { children: ReactNode }) {
  const { own } = useAround();
  return own ? <span lang={own}>{children}</span> : children;
}

/** A sentence of the page that holds a title of the content: « Lire : … ». */
export function OwnWith({ sentence, title }: { sentence: string; title: string }) {
  const { own, around } = useAround();
  if (!own) return sentence;
  const [before, ...after] = sentence.split(title);
  return (
    <span lang={own}>
      {before}
      <span lang={around}>{title}</span>
      {after.join(title)}
    </span>
  );
}
