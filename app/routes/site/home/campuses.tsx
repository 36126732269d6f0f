import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { LocalizedData } from "#app/features/content/content.ts";
import type { Home } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LangBoundary, PageLanguageText } from "#app/ui/lang-boundary.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { AddressLines } from "../contact/address-lines.tsx";
import { ContactLinks } from "../contact/contact-links.tsx";
import { OpeningHours } from "../contact/opening-hours.tsx";
import { getCampusKey } from "../shell/site-shell-data.ts";

export type HomeCampus = Pick<
  LocalizedData<"campus">,
  "city" | "name" | "lines" | "phone" | "whatsapp" | "email" | "hours" | "href" | "lang"
>;
type CampusesProps = {
  content: Home["campuses"];
  items: HomeCampus[];
};

/** The map, the two campuses and the online class. */
export function CampusBand({ content, items }: CampusesProps) {
  return (
    <section className="section campus-band" aria-labelledby="campuses-title">
      <div className="wrap">
        <div className="campus-band-title">
          <h2 id="campuses-title">
            <TypesetText text={content.heading} />
          </h2>
          <p className="lead">
            <TypesetText text={content.lead} />
          </p>
        </div>
        <div className="campus-map">
          <img src="/img/map.svg" alt={content.map} width="1200" height="620" loading="lazy" />
          <b className="is-canada">{content.there}</b>
          {items.map(({ city, href }) => (
            <b key={href} className={`is-${getCampusKey(href)}`}>
              {city}
            </b>
          ))}
        </div>
        <ul className="campus-cards">
          {items.map((item) => (
            <HomeCampusCard key={item.href} campus={item} />
          ))}
          <li className="is-online">
            <h3>
              <TypesetText text={content.online.title} />
            </h3>
            <p>
              <TypesetText text={content.online.text} />
            </p>
            <p className="opening-hours">
              <TypesetText text={content.online.note} />
            </p>
            <ContentLink className="arrow-link" href={content.online.href}>
              <ActionLabel text={content.online.action} />
              <Icon name="arrow-right" />
            </ContentLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

function HomeCampusCard({ campus }: { campus: HomeCampus }) {
  const { home } = useMessages(siteMessages);
  const path = usePath();
  return (
    <li lang={campus.lang}>
      <h3>
        <TypesetText text={campus.name} />
      </h3>
      <AddressLines lines={campus.lines} />
      <ContactLinks campus={campus} />
      <OpeningHours hours={campus.hours} />
      <a className="arrow-link" href={path(campus.href)}>
        <LangBoundary language={campus.lang}>
          <PageLanguageText>{home.discover}</PageLanguageText>
        </LangBoundary>
        <span className="vh">{home.on(campus.name)}</span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}
