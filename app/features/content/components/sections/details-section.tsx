import type { DetailsSection as Details } from "../../kinds.ts";
import { Facts } from "./facts.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** Dates, fees, names: a list of terms that staff complete. */
export function DetailsSection({ section }: { section: Details }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <Facts items={section.items} className="terms" />
      {section.note && <p className="section-note">{section.note}</p>}
    </>
  );
}
