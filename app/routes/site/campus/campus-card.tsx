import type { Campus } from "#app/features/content/kinds.ts";
import { siteWords } from "#app/i18n/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { AddressLines } from "../contact/address-lines.tsx";
import { ContactLinks } from "../contact/contact-links.tsx";

/** Where a campus is, how to reach it and when: over the foot of the banner on a large screen. */
export function CampusCard({ campus }: { campus: Campus }) {
  const words = useWords(siteWords);
  const path = usePath();
  return (
    <aside className="campus-card" aria-labelledby="campus-card-title">
      <img
        className="campus-card-map"
        src={`/img/${campus.map.name}.svg`}
        alt={campus.map.alt}
        width="480"
        height="480"
        loading="lazy"
      />
      <h2 id="campus-card-title">{campus.name}</h2>
      <AddressLines lines={campus.lines} />
      <ContactLinks campus={campus} />
      {campus.directions && (
        <p>
          <a href={campus.directions} target="_blank" rel="noopener noreferrer">
            <Icon name="map-pin" />
            {words.page.directions}
            <span className="vh">{words.newTab}</span>
          </a>
        </p>
      )}
      <dl>
        {campus.hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink reloadDocument variant="gold" to={path(campus.visit.href)}>
        {campus.visit.action}
      </ButtonLink>
    </aside>
  );
}
