import type { StepsSection as Steps } from "../../kinds.ts";
import { TypesetText } from "../typeset-text.tsx";
import { SectionHeading } from "./section-heading.tsx";

export function StepsSection({ section }: { section: Steps }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <ol className="steps">
        {section.items.map((step) => (
          <li key={step.title}>
            <h3>
              <TypesetText text={step.title} />
            </h3>
            <p>
              <TypesetText text={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
