import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { Home } from "#app/features/content/kinds.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LangBoundary } from "#app/ui/lang-boundary.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { Film } from "../film/film.tsx";
import type { NewsTile } from "../news/news-tile.ts";

/** Latest news: one large item, three small ones. The picture plays the film, the text links to the page. */
export function NewsBand({ content, items }: { content: Home["news"]; items: NewsTile[] }) {
  const [first, ...others] = items;
  return (
    <section className="section" id="actualite" aria-labelledby="news-title">
      <div className="wrap">
        <div className="heading-row">
          <h2 className="h2" id="news-title">
            <TypesetText text={content.heading} />
          </h2>
          <ContentLink className="arrow-link" href={content.href}>
            <ActionLabel text={content.action} />
            <Icon name="arrow-right" />
          </ContentLink>
        </div>
        <div className="news-grid">
          {first && (
            <div className="news-lead" lang={first.lang}>
              <NewsItem item={first} sizes="(min-width: 1024px) 660px, 92vw" />
            </div>
          )}
          <ul className="news-list">
            {others.map((item) => (
              <li key={item.slug} lang={item.lang}>
                <NewsItem item={item} sizes="168px" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function NewsItem({ item, sizes }: { item: NewsTile; sizes: string }) {
  const { film } = useMessages(siteMessages);
  return (
    <LangBoundary language={item.lang}>
      <Film
        name={item.film}
        poster={item.scene}
        sizes={sizes}
        title={item.title}
        label={(...facts) => film.play(item.title, ...facts)}
      />
      <NewsText item={item} />
    </LangBoundary>
  );
}

function NewsText({ item }: { item: NewsTile }) {
  const path = usePath();
  return (
    <a className="news-text" href={path(`/actualite/${item.slug}`)}>
      <h3>
        <TypesetText text={item.title} />
      </h3>
      <p>
        <TypesetText text={item.text} />
      </p>
    </a>
  );
}
