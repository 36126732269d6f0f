import { Icon } from "#app/ui/icon.tsx";
import type { LinksSection as Links } from "../../kinds.ts";
import { ContentLink } from "../content-link.tsx";
import { Label, Line } from "../line.tsx";

/** Where to read on. */
export function LinksSection({ section }: { section: Links }) {
  return (
    <section className="section section-sand">
      <div className="wrap next">
        <h2 className="h2">
          <Line text={section.heading} />
        </h2>
        <ul className="next-links">
          {section.items.map((item) => (
            <li key={item.action}>
              <ContentLink href={item.href}>
                <Label text={item.action} />
                <Icon name="arrow-right" />
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
