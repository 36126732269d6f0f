import type { DetailsSection as Details } from "../../kinds.ts";
import { ContentLink } from "../content-link.tsx";
import { ActionLabel, TypesetText } from "../typeset-text.tsx";
import { Facts } from "./facts.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** A list of labelled facts such as dates, fees and names, with links to ask for missing ones. */
export function DetailsSection({ section }: { section: Details }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <Facts items={section.items} className="terms" />
      {section.asks && (
        <p className="lone-link">
          {section.asks.map(({ action, href }) => (
            <ContentLink key={action} href={href}>
              <ActionLabel text={action} />
            </ContentLink>
          ))}
        </p>
      )}
      {section.note && (
        <p className="section-note">
          <TypesetText text={section.note} />
        </p>
      )}
    </>
  );
}
