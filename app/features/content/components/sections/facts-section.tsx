import type { FactsSection as FactsData } from "../../kinds.ts";
import { Facts } from "./facts.tsx";

/** The row of facts below a banner. */
export function FactsSection({ section }: { section: FactsData }) {
  return (
    <div className="facts-band">
      <div className="wrap">
        {section.heading && <h2 className="vh">{section.heading}</h2>}
        <Facts items={section.items} className="facts" />
      </div>
    </div>
  );
}
