import event from "#app/features/content/components/event.css?url";
import { PageSections } from "#app/features/content/components/sections.tsx";
import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import { listEntries } from "#app/features/content/content.server.ts";
import { getPublication } from "#app/features/content/editing/publication.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import styles from "#app/routes/site/page.css?url";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { PageMain } from "../shell/page-main.tsx";
import { PageTop } from "../shell/page-top.tsx";
import { newsArticle } from "../structured-data/news-article.ts";
import type { Route } from "./+types/news-item";
import { LeadPicture } from "./lead-picture.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: event },
];

/** A news item by its slug or id; 404 for an unknown one. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const news = await listEntries("news", getLocale(new URL(request.url).pathname));
  const entry = requireFound(news.find(({ id, slug }) => params.id === slug || params.id === id));
  const { title, description, place, scene, sections, text } = entry.data;
  const publication = requireFound(await getPublication("news", entry.slug, entry.locale));
  return {
    // An item without sections shows the text of its tile.
    item: { title, description, lead: place, scene, sections, text: sections[0] ? "" : text },
    address: `/actualite/${entry.slug}`,
    language: entry.isFallback ? entry.locale : null,
    published: {
      language: entry.locale,
      first: publication.first.toISOString(),
      last: publication.last.toISOString(),
    },
  };
}

export default function NewsItemPage({ loaderData }: Route.ComponentProps) {
  const { item, address, language, published } = loaderData;
  const { news } = useMessages(siteMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <PageMain language={language}>
      <PageTop
        page={item}
        look="night"
        isOverlapped
        address={address}
        language={language}
        type="article"
        structuredData={(site) => [newsArticle(site, { ...item, ...published, address })]}
        breadcrumbs={[{ label: news.title, href: "/actualite" }]}
      />
      <LeadPicture scene={item.scene} />
      {item.text && (
        <div className="section">
          <div className="wrap article prose">
            <p>
              <TypesetText text={item.text} />
            </p>
          </div>
        </div>
      )}
      <PageSections sections={item.sections} />
      <div className="wrap">
        <nav className="page-next" aria-label={news.next} lang={language ? locale : undefined}>
          <a className="arrow-link" href={path("/actualite")}>
            {news.all}
          </a>
          <a className="arrow-link" href={path("/about")}>
            {news.community}
            <Icon name="arrow-right" />
          </a>
        </nav>
      </div>
    </PageMain>
  );
}
