import about from "#app/ui/styles/about.css?url";
import type { StatementSection as Statement } from "../../kinds.ts";
import { RichTextView } from "../rich-text.tsx";
import { SectionStylesheet } from "../section-stylesheet.tsx";
import { TypesetText } from "../typeset-text.tsx";

/** A prominent sentence and the text that explains it. */
export function StatementSection({ section }: { section: Statement }) {
  return (
    <div className="section">
      <SectionStylesheet href={about} />
      <div className="wrap about-intro">
        <p className="statement">
          <TypesetText text={section.statement} />
        </p>
        <div className="about-text">
          <RichTextView doc={section.body} />
        </div>
      </div>
    </div>
  );
}
