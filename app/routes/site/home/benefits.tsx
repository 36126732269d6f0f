import { ContentLink } from "#app/features/content/components/content-link.tsx";
import {
  ActionLabel,
  OrdinalText,
  TypesetText,
} from "#app/features/content/components/typeset-text.tsx";
import type { LocalizedData } from "#app/features/content/content.ts";
import type { Home } from "#app/features/content/kinds.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionDivider } from "#app/ui/section-divider.tsx";

type Benefit = Omit<LocalizedData<"benefit">, "claim">;
type BenefitsProps = { content: Home["benefits"]; items: Benefit[] };

/** Reasons to study here: seven cards in three columns; the card with a number spans two. */
export function Benefits({ content, items }: BenefitsProps) {
  return (
    <>
      <SectionDivider />
      <section className="section reasons" id="pourquoi" aria-labelledby="reasons-title">
        <div className="wrap reasons-grid">
          <div className="reasons-title">
            <h2 className="h2" id="reasons-title">
              <TypesetText text={content.heading} />
            </h2>
            <p>
              <TypesetText text={content.lead} />
            </p>
          </div>
          <ul>
            {items.map((item) =>
              item.highlight ? (
                <Highlight key={item.title} benefit={item} highlight={item.highlight} />
              ) : (
                <li key={item.title} lang={item.lang}>
                  <Icon name={item.icon} />
                  <h3>
                    <TypesetText text={item.title} />
                  </h3>
                  <p>
                    <TypesetText text={item.text} />
                  </p>
                </li>
              ),
            )}
          </ul>
        </div>
      </section>
    </>
  );
}

type HighlightProps = { benefit: Benefit; highlight: NonNullable<Benefit["highlight"]> };

function Highlight({ benefit, highlight }: HighlightProps) {
  return (
    <li className="reason-highlight" lang={benefit.lang}>
      <b>
        <OrdinalText text={highlight.figure} />
        <span>
          <OrdinalText text={highlight.condition} />
        </span>
      </b>
      <div>
        <h3>
          <TypesetText text={benefit.title} />
        </h3>
        <p>
          <TypesetText text={benefit.text} />
        </p>
        <ContentLink className="arrow-link" href={highlight.href}>
          <ActionLabel text={highlight.action} />
          <Icon name="arrow-right" />
        </ContentLink>
      </div>
    </li>
  );
}
