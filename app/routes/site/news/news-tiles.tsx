import { Line } from "#app/features/content/components/line.tsx";
import { ScenePicture } from "#app/features/content/components/scene-picture.tsx";
import type { News } from "#app/features/content/kinds.ts";
import { usePath } from "#app/ui/use-words.ts";

type Tile = Pick<News, "title" | "text" | "scene"> & { slug: string };

/** News in pictures, one wide and three small; their words never hide (decisions, Home page). */
export function NewsTiles({ tiles }: { tiles: Tile[] }) {
  const path = usePath();
  return (
    <ul className="video-tiles">
      {tiles.map((tile, index) => (
        <li key={tile.slug}>
          <a className="video-button" href={path(`/actualite/${tile.slug}`)}>
            <span className="leaf-frame">
              <ScenePicture
                scene={tile.scene}
                sizes={
                  index === 0 ? "(min-width: 900px) 1200px, 92vw" : "(min-width: 900px) 580px, 92vw"
                }
                eager={index === 0}
              />
            </span>
            <span className="video-tile-words">
              <span className="video-tile-text">
                <span className="video-tile-title">{tile.title}</span>
                <span className="video-tile-line">
                  <Line text={tile.text} />
                </span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
