import { siteMessages } from "#app/i18n/site.ts";
import { Own } from "#app/ui/around.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { whatsappHref } from "./contact-links.tsx";

type Reached = { name: string; directions: string | null; whatsapp: string };

/**
 * The way to a campus, on a map of another site. While staff have not given it, one asks for it where a place is
 * sent in a touch: in a conversation with the campus.
 */
export function DirectionsLink({ campus }: { campus: Reached }) {
  const { page, newTab } = useMessages(siteMessages);
  const { directions, name } = campus;
  const asked = directions ? null : whatsappHref(campus, page.askTheWay(name));
  return (
    <p>
      <a href={directions ?? asked ?? undefined} target="_blank" rel="noopener noreferrer">
        <Icon name="map-pin" />
        <Own>
          {directions ? page.directions : page.askDirections}
          <span className="vh"> {newTab}</span>
        </Own>
      </a>
    </p>
  );
}
