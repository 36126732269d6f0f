import { Icon } from "#app/ui/icon.tsx";
import type { CallSection as Call } from "../../kinds.ts";
import { ContentLink } from "../content-link.tsx";
import { ActionLabel, TypesetText } from "../typeset-text.tsx";

/** The call to action at the end of a page. */
export function CallSection({ section }: { section: Call }) {
  return (
    <section className="apply-band">
      <div className="wrap">
        <div>
          <h2>
            <TypesetText text={section.title} />
          </h2>
          <p>
            <TypesetText text={section.text} />
          </p>
        </div>
        <p className="apply-band-actions">
          <ContentLink href={section.href} className="btn btn-gold">
            <ActionLabel text={section.action} />
            <Icon name="arrow-right" />
          </ContentLink>
          {section.second && (
            <ContentLink href={section.second.href} className="btn btn-ghost">
              <ActionLabel text={section.second.action} />
            </ContentLink>
          )}
        </p>
      </div>
    </section>
  );
}
