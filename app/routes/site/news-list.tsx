import { PageSections } from "#app/features/content/components/sections.tsx";
import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import { toLocalizedData } from "#app/features/content/content.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Around, OwnWith } from "#app/ui/around.tsx";
import { Icon } from "#app/ui/icon.tsx";
import news from "#app/ui/styles/news.css?url";
import styles from "#app/ui/styles/page.css?url";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/news-list";
import { PageMain } from "./frame/page-main.tsx";
import { PageTop } from "./frame/page-top.tsx";
import { NewsTiles } from "./news/news-tiles.tsx";
import { tile } from "./news/tile.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: news },
];

/** The page "actualite" of the content room, and the news: four with a film are tiles, the others named. */
export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const [entry, news, gallery] = await Promise.all([
    getEntry("page", "actualite", locale),
    listEntries("news", locale),
    listEntries("gallery", locale),
  ]);
  const { data: page, fallback, locale: language } = orNotFound(entry);
  const shown = news.map((item) => tile(item.slug, toLocalizedData(item, language)));
  const tiles = shown.filter((item) => item.film).slice(0, 4);
  const community = page.sections.some((section) => section.type === "gallery");
  return {
    page,
    language: fallback ? language : null,
    tiles,
    others: shown
      .filter((item) => !tiles.includes(item))
      .map(({ slug, title, lang }) => ({ slug, title, lang })),
    gallery: community ? gallery.map((picture) => toLocalizedData(picture, language)) : [],
  };
}

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { news } = useMessages(siteMessages);
  const path = usePath();
  const locale = useLocale();
  const { page, language, tiles, others, gallery } = loaderData;
  return (
    <PageMain language={language}>
      <PageTop
        page={page}
        look={page.look}
        address="/actualite"
        language={language}
        trail={[{ label: page.trail, lang: language }]}
      />
      <div className="section">
        <div className="wrap">
          <NewsTiles tiles={tiles} />
          <nav className="page-next" aria-label={news.next} lang={language ? locale : undefined}>
            {others.map((item) => (
              <a key={item.slug} className="arrow-link" href={path(`/actualite/${item.slug}`)}>
                <Around language={item.lang ?? language}>
                  <OwnWith sentence={news.read(item.title)} title={item.title} />
                </Around>
                <Icon name="arrow-right" />
              </a>
            ))}
            <a className="arrow-link" href={path("/#actualite")}>
              {news.backHome}
            </a>
          </nav>
        </div>
      </div>
      <PageSections sections={page.sections} gallery={gallery} />
    </PageMain>
  );
}
