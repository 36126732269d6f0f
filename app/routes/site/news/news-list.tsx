import { PageSections } from "#app/features/content/components/sections.tsx";
import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import { toLocalizedData } from "#app/features/content/content.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import news from "#app/routes/site/news/news-list.css?url";
import styles from "#app/routes/site/page.css?url";
import { Icon } from "#app/ui/icon.tsx";
import { LangBoundary, PageLanguageSentence } from "#app/ui/lang-boundary.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { PageMain } from "../shell/page-main.tsx";
import { PageTop } from "../shell/page-top.tsx";
import type { Route } from "./+types/news-list";
import { toNewsTile } from "./news-tile.ts";
import { NewsTiles } from "./news-tiles.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: news },
];

/** The content page "actualite" with the news: four items with a film are tiles, the others are listed. */
export async function loader({ request }: Route.LoaderArgs) {
  const locale = getLocale(new URL(request.url).pathname);
  const [entry, news, gallery] = await Promise.all([
    getEntry("page", "actualite", locale),
    listEntries("news", locale),
    listEntries("gallery", locale),
  ]);
  const { data: page, isFallback, locale: language } = requireFound(entry);
  const allTiles = news.map((item) => toNewsTile(item.slug, toLocalizedData(item, language)));
  const tiles = allTiles.filter((item) => item.film).slice(0, 4);
  const hasGallery = page.sections.some((section) => section.type === "gallery");
  return {
    page,
    language: isFallback ? language : null,
    tiles,
    others: allTiles
      .filter((item) => !tiles.includes(item))
      .map(({ slug, title, lang }) => ({ slug, title, lang })),
    gallery: hasGallery ? gallery.map((picture) => toLocalizedData(picture, language)) : [],
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
        breadcrumbs={[{ label: page.trail, lang: language }]}
      />
      <div className="section">
        <div className="wrap">
          <NewsTiles tiles={tiles} />
          <nav className="page-next" aria-label={news.next} lang={language ? locale : undefined}>
            {others.map((item) => (
              <a key={item.slug} className="arrow-link" href={path(`/actualite/${item.slug}`)}>
                <LangBoundary language={item.lang ?? language}>
                  <PageLanguageSentence sentence={news.read(item.title)} title={item.title} />
                </LangBoundary>
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
