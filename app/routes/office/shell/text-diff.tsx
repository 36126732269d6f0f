import { changesMessages } from "#app/i18n/changes.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { ChangedPart } from "#app/i18n/word-changes.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

type TextDiffProps = {
  parts: ChangedPart[];
  /** The language of the text, where it is not that of the screen. */
  lang?: Locale;
};

/** What changed in a text: struck through what went, underlined what came, and both said for who hears it. */
export function TextDiff({ parts, lang }: TextDiffProps) {
  return (
    <span lang={lang}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
        <DiffPart key={index} part={part} />
      ))}
    </span>
  );
}

function DiffPart({ part: { is, text } }: { part: ChangedPart }) {
  const t = useMessages(changesMessages);
  const locale = useLocale();
  if (is === "kept") return ` ${text} `;
  const DiffTag = is === "removed" ? "del" : "ins";
  return (
    <>
      {" "}
      <DiffTag>
        <span className="vh" lang={locale}>
          {`${t[is]} `}
        </span>
        {text}
      </DiffTag>{" "}
    </>
  );
}
