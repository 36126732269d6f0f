import { listEntries } from "#app/features/content/content.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { siteWords } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import news from "#app/ui/styles/news.css?url";
import styles from "#app/ui/styles/page.css?url";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/news-list";
import { PageMain } from "./frame/page-main.tsx";
import { PageTop } from "./frame/page-top.tsx";
import { NewsTiles } from "./news/news-tiles.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: news },
];

/** The news: those with a video are the four tiles, the others are named below. */
export async function loader({ request }: Route.LoaderArgs) {
  const news = await listEntries("news", localeOf(new URL(request.url).pathname));
  const shown = news.map(({ slug, data }) => {
    const { title, text, scene, clip } = data;
    return { slug, title, text, scene, tile: clip !== null };
  });
  return { tiles: shown.filter((item) => item.tile), others: shown.filter((item) => !item.tile) };
}

const scene = { name: "yaounde", alt: "", focus: { x: 50, y: 60 } } as const;

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { news } = useWords(siteWords);
  const path = usePath();
  const { tiles, others } = loaderData;
  const { title, description, subtitle } = news;
  return (
    <PageMain>
      <PageTop
        page={{ title, description, lead: subtitle, scene }}
        address="/actualite"
        trail={[]}
      />
      <div className="section">
        <div className="wrap">
          <NewsTiles tiles={tiles} />
          <nav className="page-next" aria-label={news.next}>
            {others.map((item) => (
              <a key={item.slug} className="arrow-link" href={path(`/actualite/${item.slug}`)}>
                {news.read(item.title)}
                <Icon name="arrow-right" />
              </a>
            ))}
            <a className="arrow-link" href={path("/#actualite")}>
              {news.backHome}
            </a>
          </nav>
        </div>
      </div>
    </PageMain>
  );
}
