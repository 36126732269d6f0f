import type { StatementSection as Statement } from "../../kinds.ts";
import { Line } from "../line.tsx";
import { RichTextView } from "../rich-text.tsx";

/** One strong sentence, and the words that explain it. */
export function StatementSection({ section }: { section: Statement }) {
  return (
    <div className="section">
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
