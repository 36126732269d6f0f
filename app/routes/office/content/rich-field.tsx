import { type ReactNode, useRef } from "react";
import { RichTextView } from "#app/features/content/components/rich-text.tsx";
import { applyTypography } from "#app/features/content/content.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { hasFormatting } from "#app/features/content/rich-text.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useTextAreaValue } from "./use-text-area-value.ts";

/** The properties of a text field of a content form. */
export type ContentTextProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: string;
  error?: string;
  lang: Locale;
  defaultValue: string;
};

/**
 * A rich text field with a preview. Formatting is typed as light markup; after hydration a toolbar
 * inserts it around the selection.
 */
export function RichField(props: ContentTextProps) {
  const t = useMessages(editorMessages);
  const box = useRef<HTMLDivElement>(null);
  const hasScripts = useHydrated();
  const text = useTextAreaValue(box, props.defaultValue);
  const wrapSelection = (before: string, after: string) => {
    const area = box.current?.querySelector("textarea");
    if (!area) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    area.setRangeText(before + value.slice(from, to) + after, from, to, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
  };
  const toolbarButtons = [
    [t.bold, "**", "**"],
    [t.italic, "_", "_"],
    [t.link, "[", "](/)"],
    [t.listTag, "\n- ", ""],
  ] as const;
  const rows = Math.min(18, Math.max(4, Math.ceil(props.defaultValue.length / 50)));
  return (
    <div ref={box} className="rich-field">
      <TextArea
        {...props}
        hint={<RichHint hint={props.hint} />}
        rows={rows}
        after={
          <>
            {hasScripts && (
              <fieldset className="rich-bar">
                <legend className="vh">{`${t.bar} (${props.label})`}</legend>
                {toolbarButtons.map(([label, before, after]) => (
                  <button key={label} type="button" onClick={() => wrapSelection(before, after)}>
                    {label}
                  </button>
                ))}
              </fieldset>
            )}
            <RichTextPreview text={text} lang={props.lang} />
          </>
        }
      />
    </div>
  );
}

function RichHint({ hint }: { hint: ReactNode }) {
  const { richHint } = useMessages(editorMessages);
  return (
    <>
      {hint}
      {hint && " "}
      {richHint}
    </>
  );
}

/**
 * The formatted text as the site shows it; nothing for plain paragraphs, which would look the same.
 */
function RichTextPreview({ text, lang }: { text: string; lang: Locale }) {
  const t = useMessages(editorMessages);
  const doc = parseRichText(text);
  if (!hasFormatting(doc)) return null;
  return (
    <section className="rich-preview" aria-label={t.richShown}>
      <p className="hint">{t.richShown}</p>
      <div lang={lang}>
        <RichTextView doc={applyTypography(doc, lang)} />
      </div>
    </section>
  );
}
