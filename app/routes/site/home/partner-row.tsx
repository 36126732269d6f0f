import { OrdinalText, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { LocalizedData } from "#app/features/content/content.ts";
import type { Home } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMixedLanguages } from "#app/ui/lang-boundary.tsx";
import { PartnerMark } from "#app/ui/partner-mark.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type PartnerItem = Pick<LocalizedData<"partner">, "name" | "icon" | "lang">;
type PartnerRowProps = { content: Home["partners"]; items: PartnerItem[] };

/** Nine partners in a row that users scroll; it never scrolls by itself. */
export function PartnerRow({ content, items }: PartnerRowProps) {
  const { home } = useMessages(siteMessages);
  return (
    <section className="section partners" id="partenaire" aria-label={content.label}>
      <div className="wrap">
        <div className="heading-row">
          <div>
            <p className="kicker">
              <TypesetText text={content.kicker} />
            </p>
            <h2 className="h2">
              <TypesetText text={content.heading} />
            </h2>
          </div>
          <p className="row-arrows">
            <RowButton label={home.partnersBefore} />
            <RowButton label={home.partnersAfter} />
          </p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll the row */}
        <ul className="partner-row" tabIndex={0} aria-label={content.label} data-row>
          {items.map((item) => (
            <li key={item.name} lang={item.lang}>
              <PartnerMark name={item.icon} />
              <span>
                <OrdinalText text={item.name} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Hidden until a script makes it scroll the row (app/client/site/row-buttons.ts). */
function RowButton({ label }: { label: string }) {
  const { pageLang } = useMixedLanguages();
  return (
    <button
      type="button"
      className="icon-button"
      lang={pageLang}
      aria-label={label}
      data-move
      hidden
    >
      <Icon name="arrow-right" />
    </button>
  );
}
