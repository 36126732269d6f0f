import { Icon } from "#app/ui/icon.tsx";
import type { CallSection as Call } from "../../kinds.ts";
import { ContentLink } from "../content-link.tsx";

/** The invitation that ends a page. */
export function CallSection({ section }: { section: Call }) {
  return (
    <section className="apply-band">
      <div className="wrap">
        <div>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </div>
        <p className="apply-band-actions">
          <ContentLink href={section.href} className="btn btn-gold">
            {section.action}
            <Icon name="arrow-right" />
          </ContentLink>
          {section.second && (
            <ContentLink href={section.second.href} className="btn btn-ghost">
              {section.second.action}
            </ContentLink>
          )}
        </p>
      </div>
    </section>
  );
}
