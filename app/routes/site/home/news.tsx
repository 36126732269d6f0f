import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { Line } from "#app/features/content/components/line.tsx";
import { ScenePicture } from "#app/features/content/components/scene-picture.tsx";
import type { Home, News } from "#app/features/content/kinds.ts";
import { Icon } from "#app/ui/icon.tsx";
import { usePath } from "#app/ui/use-words.ts";

type Tile = Pick<News, "title" | "text" | "scene"> & { slug: string };

/** The news: one large, three small; their words are always visible. */
export function NewsBand({ words, items }: { words: Home["news"]; items: Tile[] }) {
  const path = usePath();
  const [first, ...others] = items;
  return (
    <section className="section" id="actualite" aria-labelledby="news-title">
      <div className="wrap">
        <div className="heading-row">
          <h2 className="h2" id="news-title">
            {words.heading}
          </h2>
          <ContentLink className="arrow-link" href={words.href}>
            {words.action}
            <Icon name="arrow-right" />
          </ContentLink>
        </div>
        <div className="news-grid">
          {first && (
            <a className="news-lead" href={path(`/actualite/${first.slug}`)}>
              <div className="leaf-frame">
                <ScenePicture scene={first.scene} sizes="(min-width: 900px) 660px, 92vw" />
              </div>
              <h3>{first.title}</h3>
              <p>
                <Line text={first.text} />
              </p>
            </a>
          )}
          <ul className="news-list">
            {others.map((item) => (
              <li key={item.slug}>
                <a href={path(`/actualite/${item.slug}`)}>
                  <div className="leaf-frame">
                    <ScenePicture scene={item.scene} sizes="168px" />
                  </div>
                  <div>
                    <h3>{item.title}</h3>
                    <p>
                      <Line text={item.text} />
                    </p>
                  </div>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
