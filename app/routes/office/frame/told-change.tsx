import { changesMessages } from "#app/i18n/changes.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { ChangedPart } from "#app/i18n/word-changes.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

type ToldChangeProps = {
  parts: ChangedPart[];
  /** The language of the text, where it is not that of the screen. */
  lang?: Locale;
};

/** What changed in a text: struck through what went, underlined what came, and both said for who hears it. */
export function ToldChange({ parts, lang }: ToldChangeProps) {
  return (
    <span lang={lang}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        <Part key={place} part={part} />
      ))}
    </span>
  );
}

function Part({ part: { is, text } }: { part: ChangedPart }) {
  const t = useMessages(changesMessages);
  const locale = useLocale();
  if (is === "kept") return ` ${text} `;
  const Mark = is === "removed" ? "del" : "ins";
  return (
    <>
      {" "}
      <Mark>
        <span className="vh" lang={locale}>
          {`${t[is]} `}
        </span>
        {text}
      </Mark>{" "}
    </>
  );
}
