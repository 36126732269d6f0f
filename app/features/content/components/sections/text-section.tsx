import type { TextSection as Text } from "../../kinds.ts";
import { RichTextView } from "../rich-text.tsx";
import { ScenePicture } from "../scene-picture.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** A text with an optional picture below it. */
export function TextSection({ section }: { section: Text }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <div className="prose">
        <RichTextView doc={section.body} />
      </div>
      {section.scene && (
        <div className="leaf-frame article-picture">
          <ScenePicture scene={section.scene} sizes="(min-width: 1000px) 880px, 92vw" />
        </div>
      )}
    </>
  );
}
