import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { LocalizedData } from "#app/features/content/content.ts";
import type { Home } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Around, Own } from "#app/ui/around.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { AddressLines } from "../contact/address-lines.tsx";
import { ContactLinks } from "../contact/contact-links.tsx";
import { OpeningHours } from "../contact/opening-hours.tsx";
import { campusOfPath } from "../frame/frame.ts";

export type CampusCardWords = Pick<
  LocalizedData<"campus">,
  "city" | "name" | "lines" | "phone" | "whatsapp" | "email" | "hours" | "href" | "lang"
>;
type CampusesProps = {
  words: Home["campuses"];
  items: CampusCardWords[];
};

/** From one shore to the other: the map, the two campuses and the class on line. */
export function Campuses({ words, items }: CampusesProps) {
  return (
    <section className="section campus-band" aria-labelledby="campuses-title">
      <div className="wrap">
        <div className="campus-band-title">
          <h2 id="campuses-title">
            <TypesetText text={words.heading} />
          </h2>
          <p className="lead">
            <TypesetText text={words.lead} />
          </p>
        </div>
        <div className="campus-map">
          <img src="/img/map.svg" alt={words.map} width="1200" height="620" loading="lazy" />
          <b className="is-there">{words.there}</b>
          {items.map(({ city, href }) => (
            <b key={href} className={`is-${campusOfPath(href)}`}>
              {city}
            </b>
          ))}
        </div>
        <ul className="campus-cards">
          {items.map((item) => (
            <CampusCard key={item.href} campus={item} />
          ))}
          <li className="is-online">
            <h3>
              <TypesetText text={words.online.title} />
            </h3>
            <p>
              <TypesetText text={words.online.text} />
            </p>
            <p className="opening-hours">
              <TypesetText text={words.online.note} />
            </p>
            <ContentLink className="arrow-link" href={words.online.href}>
              <ActionLabel text={words.online.action} />
              <Icon name="arrow-right" />
            </ContentLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

function CampusCard({ campus }: { campus: CampusCardWords }) {
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
        <Around language={campus.lang}>
          <Own>{home.discover}</Own>
        </Around>
        <span className="vh">{home.on(campus.name)}</span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}
