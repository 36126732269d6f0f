import { Notice } from "#app/ui/notice.tsx";
import type { NoteSection as Note } from "../../kinds.ts";
import { RichTextView } from "../rich-text.tsx";
import { TypesetText } from "../typeset-text.tsx";

/** A note to read first. */
export function NoteSection({ section }: { section: Note }) {
  return (
    <Notice tone="sand" title={section.heading && <TypesetText text={section.heading} />}>
      <RichTextView doc={section.body} />
    </Notice>
  );
}
