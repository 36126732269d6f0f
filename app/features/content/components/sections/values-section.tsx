import about from "#app/features/content/components/about.css?url";
import type { ValuesSection as Values } from "../../kinds.ts";
import { SectionStylesheet } from "../section-stylesheet.tsx";
import { TypesetText } from "../typeset-text.tsx";

/** A list of titles with a sentence each. */
export function ValuesSection({ section }: { section: Values }) {
  return (
    <section className="section values" id={section.id}>
      <SectionStylesheet href={about} />
      <div className="wrap">
        {section.heading && (
          <h2 className="h2">
            <TypesetText text={section.heading} />
          </h2>
        )}
        <ol>
          {section.items.map((item) => (
            <li key={item.title}>
              <h3>
                <TypesetText text={item.title} />
              </h3>
              <p>
                <TypesetText text={item.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
