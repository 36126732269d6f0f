import event from "#app/ui/styles/event.css?url";
import type { TextSection } from "../../kinds.ts";
import { Line } from "../line.tsx";
import { RichTextView } from "../rich-text.tsx";
import { Sheet } from "../sheet.tsx";
import { Facts } from "./facts.tsx";

/** Words with facts beside them: what there is to know about an event. */
export function EventSection({ section }: { section: TextSection }) {
  return (
    <section className="section" id={section.id}>
      <Sheet href={event} />
      <div className="wrap event">
        <div className="event-words">
          <h2 className="h2">
            <Line text={section.heading} />
          </h2>
          {section.lead && (
            <p className="lead lead-strong">
              <Line text={section.lead} />
            </p>
          )}
          <RichTextView doc={section.body} />
        </div>
        {section.facts && <Facts items={section.facts} />}
      </div>
    </section>
  );
}
