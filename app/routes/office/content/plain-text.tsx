import { useRef } from "react";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ContentTextProps } from "./rich-field.tsx";
import { useTextAreaValue } from "./use-text-area-value.ts";

/**
 * Formatting that only a rich text field renders: **bold**, [link](/address), a line that begins
 * with ##.
 */
const formattingPattern = /\*\*\S.*?\*\*|\[[^\]]+\]\([^)\s]+\)|^#{2,3} /m;

/** A text field without formatting. It warns the editor who types formatting characters. */
export function PlainText(props: ContentTextProps & { rows: number }) {
  const t = useMessages(editorMessages);
  const box = useRef<HTMLDivElement>(null);
  const text = useTextAreaValue(box, props.defaultValue);
  return (
    <div ref={box}>
      <TextArea
        {...props}
        after={
          formattingPattern.test(text) && (
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
