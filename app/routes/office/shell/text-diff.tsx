import { textChangesMessages } from "#app/features/audit/messages/text-changes.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { TextChange } from "#app/i18n/word-diff.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

type TextDiffProps = {
  parts: TextChange[];
  /** The language of the text, if it is not that of the screen. */
  lang?: Locale;
};

/**
 * A text diff: removed text struck through, added text underlined, each announced to screen
 * readers.
 */
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

function DiffPart({ part: { kind, text } }: { part: TextChange }) {
  const t = useMessages(textChangesMessages);
  const locale = useLocale();
  if (kind === "unchanged") return ` ${text} `;
  const DiffTag = kind === "removed" ? "del" : "ins";
  return (
    <>
      {" "}
      <DiffTag>
        <span className="vh" lang={locale}>
          {`${t[kind]} `}
        </span>
        {text}
      </DiffTag>{" "}
    </>
  );
}
