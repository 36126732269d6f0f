import article from "#app/ui/styles/article.css?url";
import type { FactsSection as FactsData } from "../../kinds.ts";
import { Sheet } from "../sheet.tsx";
import { Facts } from "./facts.tsx";

/** The strip of facts under a banner. */
export function FactsSection({ section }: { section: FactsData }) {
  return (
    <div className="facts-band">
      <Sheet href={article} />
      <div className="wrap">
        {section.heading && <h2 className="vh">{section.heading}</h2>}
        <Facts items={section.items} className="facts" />
      </div>
    </div>
  );
}
