import { OrdinalText, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { LocalizedData } from "#app/features/content/content.ts";
import { PartnerMark } from "#app/ui/partner-mark.tsx";
import type { HomeContent } from "./home-content.ts";

type AccreditationsProps = {
  content: HomeContent["accreditation"];
  items: Omit<LocalizedData<"accreditation">, "claim">[];
};

/** Accreditations of the partner school, with three neutral symbols instead of logos. */
export function Accreditations({ content, items }: AccreditationsProps) {
  return (
    <section className="accreditations" aria-label={content.label}>
      <div className="wrap">
        <p>
          <TypesetText text={content.sentence} />
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.name} lang={item.lang}>
              <PartnerMark name={item.icon} />
              <span>
                <OrdinalText text={item.name} />
                <small>
                  <OrdinalText text={item.text} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
