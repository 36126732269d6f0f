import { Icon } from "#app/ui/icon.tsx";
import campus from "#app/ui/styles/campus.css?url";
import type { AmenitiesSection as Amenities } from "../../kinds.ts";
import { SectionStylesheet } from "../section-stylesheet.tsx";
import { TypesetText } from "../typeset-text.tsx";
import { SectionHeading } from "./section-heading.tsx";

export function AmenitiesSection({ section }: { section: Amenities }) {
  return (
    <>
      <SectionStylesheet href={campus} />
      <SectionHeading heading={section.heading} lead={section.lead} />
      <ul className="amenities">
        {section.items.map((item) => (
          <li key={item.title}>
            <Icon name={item.icon} />
            <h3>
              <TypesetText text={item.title} />
            </h3>
            <p>
              <TypesetText text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
