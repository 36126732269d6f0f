import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { LocalizedData } from "#app/features/content/content.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LangBoundary, PageLanguageText } from "#app/ui/lang-boundary.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { AddressLines } from "./address-lines.tsx";
import { ContactLinks } from "./contact-links.tsx";
import { DirectionsLink } from "./directions-link.tsx";
import { OpeningHours } from "./opening-hours.tsx";

type ContactCampus = Pick<
  LocalizedData<"campus">,
  | "name"
  | "lines"
  | "phone"
  | "whatsapp"
  | "email"
  | "hours"
  | "map"
  | "href"
  | "directions"
  | "lang"
>;

/** The two campuses side by side, with a map each; overlaps the banner. */
export function ContactCards({ campuses }: { campuses: ContactCampus[] }) {
  const t = useMessages(siteMessages);
  const path = usePath();
  return (
    <div className="wrap">
      <ul className="contact-cards">
        {campuses.map((campus) => (
          <li key={campus.href} lang={campus.lang}>
            <div>
              <h2>
                <TypesetText text={campus.name} />
              </h2>
              <AddressLines lines={campus.lines} />
            </div>
            <img
              src={`/img/${campus.map.name}.svg`}
              alt={campus.map.alt}
              width="480"
              height="480"
              loading="lazy"
            />
            <ContactLinks campus={campus} />
            <DirectionsLink campus={campus} />
            <OpeningHours hours={campus.hours} />
            <p>
              <a className="arrow-link" href={path(campus.href)}>
                <LangBoundary language={campus.lang}>
                  <PageLanguageText>{t.home.discover}</PageLanguageText>
                </LangBoundary>
                <span className="vh">{t.home.on(campus.name)}</span>
                <Icon name="arrow-right" />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
