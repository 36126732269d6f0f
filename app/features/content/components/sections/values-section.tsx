import about from "#app/ui/styles/about.css?url";
import type { ValuesSection as Values } from "../../kinds.ts";
import { Line } from "../line.tsx";
import { Sheet } from "../sheet.tsx";

/** What one holds to: a title and a sentence, line by line. */
export function ValuesSection({ section }: { section: Values }) {
  return (
    <section className="section values" id={section.id}>
      <Sheet href={about} />
      <div className="wrap">
        {section.heading && (
          <h2 className="h2">
            <Line text={section.heading} />
          </h2>
        )}
        <ol>
          {section.items.map((item) => (
            <li key={item.title}>
              <h3>
                <Line text={item.title} />
              </h3>
              <p>
                <Line text={item.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
