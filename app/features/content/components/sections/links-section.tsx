import { Icon } from "#app/ui/icon.tsx";
import type { LinksSection as Links } from "../../kinds.ts";
import { ContentLink } from "../content-link.tsx";
import { ActionLabel, TypesetText } from "../typeset-text.tsx";

/** Links to further pages. */
export function LinksSection({ section }: { section: Links }) {
  return (
    <section className="section section-sand">
      <div className="wrap next">
        <h2 className="h2">
          <TypesetText text={section.heading} />
        </h2>
        <ul className="next-links">
          {section.items.map((item) => (
            <li key={item.action}>
              <ContentLink href={item.href}>
                <ActionLabel text={item.action} />
                <Icon name="arrow-right" />
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
