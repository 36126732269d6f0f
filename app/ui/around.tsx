import { createContext, type ReactNode, useContext } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { useLocale } from "./use-words.ts";

const AroundContext = createContext<Locale | null | undefined>(undefined);

type AroundProps = { language?: Locale | null; children: ReactNode };

/** Words that are in `language` from here on; without one, in that of the words around. */
export function Around({ language, children }: AroundProps) {
  const before = useContext(AroundContext);
  return <AroundContext value={language ?? before}>{children}</AroundContext>;
}

/**
 * For the attribute `lang` of a part that mixes words of the page with content in another language, where a
 * translation is missing: `own` is the language of the page, `around` that of the content. Both are undefined
 * where nothing is missing, and nothing is then written.
 */
export function useAround(): { own?: Locale; around?: Locale } {
  const locale = useLocale();
  const around = useContext(AroundContext);
  return around && around !== locale ? { own: locale, around } : {};
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
