import type { Home, Partner } from "#app/features/content/kinds.ts";
import { PartnerMark } from "#app/ui/partner-mark.tsx";

type PartnersProps = { words: Home["partners"]; items: Partner[] };

/** Nine partners in a row, left aligned, which scrolls by hand and never by itself. */
export function Partners({ words, items }: PartnersProps) {
  return (
    <section className="section partners" id="partenaire" aria-label={words.label}>
      <div className="wrap">
        <div className="heading-row">
          <div>
            <p className="kicker">{words.kicker}</p>
            <h2 className="h2">{words.heading}</h2>
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by the keyboard */}
        <ul className="partner-row" tabIndex={0} aria-label={words.label}>
          {items.map((item) => (
            <li key={item.name}>
              <PartnerMark name={item.icon} />
              <span>{item.name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
