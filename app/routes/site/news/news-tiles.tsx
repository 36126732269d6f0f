import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import { siteMessages } from "#app/i18n/site.ts";
import { LangBoundary } from "#app/ui/lang-boundary.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { Film } from "../film/film.tsx";
import type { NewsTile } from "./news-tile.ts";

const wideSizes = "(min-width: 1024px) 1200px, 92vw";
/** Wider than the layout, because the picture is cropped at both sides. */
const thirdSizes = "(min-width: 1024px) 600px, 92vw";

/**
 * News with films: one wide tile, three small ones. The picture plays the film; the text on it links to the page and is
 * always visible: hover and focus darken its background.
 */
export function NewsTiles({ tiles }: { tiles: NewsTile[] }) {
  const { film } = useMessages(siteMessages);
  const path = usePath();
  return (
    <ul className="video-tiles">
      {tiles.map((tile, index) => (
        <li key={tile.slug} lang={tile.lang}>
          <LangBoundary language={tile.lang}>
            <Film
              name={tile.film}
              poster={tile.scene}
              sizes={index === 0 ? wideSizes : thirdSizes}
              loading={index === 0 ? "at-once" : "lazy"}
              title={tile.title}
              label={(...facts) => film.play(tile.title, ...facts)}
            />
          </LangBoundary>
          <a className="video-tile-text" href={path(`/actualite/${tile.slug}`)}>
            <h2>
              <TypesetText text={tile.title} />
            </h2>
            <p>
              <TypesetText text={tile.text} />
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
