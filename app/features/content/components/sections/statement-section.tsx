import about from "#app/ui/styles/about.css?url";
import type { StatementSection as Statement } from "../../kinds.ts";
import { Line } from "../line.tsx";
import { RichTextView } from "../rich-text.tsx";
import { Sheet } from "../sheet.tsx";

/** One strong sentence, and the words that explain it. */
export function StatementSection({ section }: { section: Statement }) {
  return (
    <div className="section">
      <Sheet href={about} />
      <div className="wrap about-intro">
        <p className="statement">
          <Line text={section.statement} />
        </p>
        <div className="about-words">
          <RichTextView doc={section.body} />
        </div>
      </div>
    </div>
  );
}
