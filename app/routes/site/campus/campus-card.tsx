import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { Campus } from "#app/features/content/kinds.ts";
import { AddressLines } from "../contact/address-lines.tsx";
import { ContactLinks } from "../contact/contact-links.tsx";
import { DirectionsLink } from "../contact/directions-link.tsx";
import { OpeningHours } from "../contact/opening-hours.tsx";

/** Address, contact details and opening hours of a campus. Overlaps the banner on a large screen. */
export function CampusCard({ campus }: { campus: Campus }) {
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
      <h2 id="campus-card-title">
        <TypesetText text={campus.name} />
      </h2>
      <AddressLines lines={campus.lines} />
      <ContactLinks campus={campus} />
      <DirectionsLink campus={campus} />
      <OpeningHours hours={campus.hours} />
      <ContentLink className="btn btn-gold" href={campus.visit.href}>
        <ActionLabel text={campus.visit.action} />
      </ContentLink>
    </aside>
  );
}
