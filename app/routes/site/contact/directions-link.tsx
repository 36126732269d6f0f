import { siteWords } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** The way to a campus on a map of another site; nothing while staff have not given it. */
export function DirectionsLink({ href }: { href: string | null }) {
  const words = useWords(siteWords);
  if (!href) return null;
  return (
    <p>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="map-pin" />
        {words.page.directions}
        <span className="vh">{words.newTab}</span>
      </a>
    </p>
  );
}
