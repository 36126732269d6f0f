import { PREVIEW_QUERY } from "#app/http/cached-page.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import home from "#app/routes/site/home/route.css?url";
import { FilmDialog } from "../film/film-dialog.tsx";
import { PageHead } from "../shell/page-head.tsx";
import { ContentLanguage, UntranslatedNote } from "../shell/page-main.tsx";
import { schoolOrganization } from "../structured-data/school-organization.ts";
import type { Route } from "./+types/route";
import { Accreditations } from "./accreditations.tsx";
import { Benefits } from "./benefits.tsx";
import { CampusBand } from "./campuses.tsx";
import { Hero } from "./hero.tsx";
import { loadHome } from "./load-home.server.ts";
import { NewsBand } from "./news-band.tsx";
import { PartnerRow } from "./partner-row.tsx";
import { ProgrammeCards } from "./programme-cards.tsx";
import { Testimonials } from "./testimonials.tsx";
import { VideoBand } from "./video-band.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: home }];

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return loadHome(getLocale(pathname), getQuery(request).text(PREVIEW_QUERY, 100));
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, language } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={home.title}
        description={home.description}
        address="/"
        language={language}
        scene={home.video.scene}
        structuredData={(site) => [schoolOrganization(site)]}
      />
      <ContentLanguage language={language}>
        <Hero
          content={home}
          slides={loaderData.slides}
          placeholder={loaderData.placeholder}
          opensFilm={loaderData.opensFilm}
          startsPaused={loaderData.isPreview}
        />
        {/* Below the hero, because the navigation overlays the top of the page. */}
        {language && <UntranslatedNote />}
        <Accreditations content={home.accreditation} items={loaderData.accreditations} />
        <ProgrammeCards content={home.programmes} items={loaderData.programmes} />
        <Benefits content={home.benefits} items={loaderData.benefits} />
        <VideoBand content={home.video} film={home.film.clip.name} />
        <NewsBand content={home.news} items={loaderData.news} />
        <Testimonials content={home.testimonials} items={loaderData.testimonials} />
        <PartnerRow content={home.partners} items={loaderData.partners} />
        <CampusBand content={home.campuses} items={loaderData.campuses} />
        <FilmDialog film={home.film} />
      </ContentLanguage>
    </main>
  );
}
