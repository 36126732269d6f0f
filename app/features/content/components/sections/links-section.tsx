import { Icon } from "#app/ui/icon.tsx";
import about from "#app/ui/styles/about.css?url";
import type { LinksSection as Links } from "../../kinds.ts";
import { ContentLink } from "../content-link.tsx";
import { Sheet } from "../sheet.tsx";

/** Where to read on. */
export function LinksSection({ section }: { section: Links }) {
  return (
    <section className="section section-sand">
      <Sheet href={about} />
      <div className="wrap letter">
        <h2 className="h2">{section.heading}</h2>
        <ul className="next-links">
          {section.items.map((item) => (
            <li key={item.href}>
              <ContentLink href={item.href}>
                {item.action}
                <Icon name="arrow-right" />
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
