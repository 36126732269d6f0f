import event from "#app/ui/styles/event.css?url";
import type { TextSection } from "../../kinds.ts";
import { RichTextView } from "../rich-text.tsx";
import { SectionStylesheet } from "../section-stylesheet.tsx";
import { TypesetText } from "../typeset-text.tsx";
import { Facts } from "./facts.tsx";

/** A text with facts beside it, for an event. */
export function EventSection({ section }: { section: TextSection }) {
  return (
    <section className="section" id={section.id}>
      <SectionStylesheet href={event} />
      <div className="wrap event">
        <div className="event-text">
          <h2 className="h2">
            <TypesetText text={section.heading} />
          </h2>
          {section.lead && (
            <p className="lead lead-strong">
              <TypesetText text={section.lead} />
            </p>
          )}
          <RichTextView doc={section.body} />
        </div>
        {section.facts && <Facts items={section.facts} />}
      </div>
    </section>
  );
}
