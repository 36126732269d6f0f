import { Icon } from "#app/ui/icon.tsx";
import type { AmenitiesSection as Amenities } from "../../kinds.ts";
import { Line } from "../line.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** What one finds somewhere, each with its sign. */
export function AmenitiesSection({ section }: { section: Amenities }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <ul className="amenities">
        {section.items.map((item) => (
          <li key={item.title}>
            <Icon name={item.icon} />
            <h3>
              <Line text={item.title} />
            </h3>
            <p>
              <Line text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
