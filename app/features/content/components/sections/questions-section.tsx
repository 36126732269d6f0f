import { Icon } from "#app/ui/icon.tsx";
import type { QuestionsSection as Questions } from "../../kinds.ts";
import { RichTextView } from "../rich-text.tsx";
import { TypesetText } from "../typeset-text.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** Questions with expandable answers, without JavaScript; the first is open. */
export function QuestionsSection({ section }: { section: Questions }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <div className="questions">
        {section.items.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {/* One flex item, even when the text contains several elements. */}
              <span>
                <TypesetText text={question} />
              </span>
              <Icon name="plus" />
            </summary>
            <RichTextView doc={answer} />
          </details>
        ))}
      </div>
    </>
  );
}
