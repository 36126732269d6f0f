import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLanguageText } from "#app/ui/lang-boundary.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getWhatsappUrl } from "./contact-links.tsx";

type DirectionsCampus = { name: string; directions: string | null; whatsapp: string };

/**
 * Link to a campus on an external map. Until staff have entered a map URL, it opens a WhatsApp conversation that asks
 * for the way.
 */
export function DirectionsLink({ campus }: { campus: DirectionsCampus }) {
  const { page, newTab } = useMessages(siteMessages);
  const { directions, name } = campus;
  const whatsappUrl = directions ? null : getWhatsappUrl(campus, page.askForDirections(name));
  return (
    <p>
      <a href={directions ?? whatsappUrl ?? undefined} target="_blank" rel="noopener noreferrer">
        <Icon name="map-pin" />
        <PageLanguageText>
          {directions ? page.directions : page.askDirections}
          <span className="vh"> {newTab}</span>
        </PageLanguageText>
      </a>
    </p>
  );
}
