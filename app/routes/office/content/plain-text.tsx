import { useRef } from "react";
import { editorMessages } from "#app/i18n/editor.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { TextWords } from "./rich-field.tsx";
import { useTextAreaValue } from "./use-text-area-value.ts";

/** What nobody types in plain words: **bold**, [words](/address), a line that begins with ##. */
const formattingMarks = /\*\*\S.*?\*\*|\[[^\]]+\]\([^)\s]+\)|^#{2,3} /m;

/** A text that the site prints as it is typed: it says so to who types the marks of a formatted one. */
export function PlainText(props: TextWords & { rows: number }) {
  const t = useMessages(editorMessages);
  const box = useRef<HTMLDivElement>(null);
  const text = useTextAreaValue(box, props.defaultValue);
  return (
    <div ref={box}>
      <TextArea
        {...props}
        after={
          formattingMarks.test(text) && (
            <p className="field-state is-short" role="status">
              <Icon name="warning" />
              {t.plainOnly}
            </p>
          )
        }
      />
    </div>
  );
}
