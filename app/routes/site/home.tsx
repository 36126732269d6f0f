import { PREVIEW } from "#app/http/kept-page.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import home from "#app/ui/styles/home.css?url";
import type { Route } from "./+types/home";
import { FilmDialog } from "./film/film-dialog.tsx";
import { PageHead } from "./frame/page-head.tsx";
import { InLanguage, Untranslated } from "./frame/page-main.tsx";
import { Accreditations } from "./home/accreditations.tsx";
import { Campuses } from "./home/campuses.tsx";
import { Hero } from "./home/hero.tsx";
import { loadHome } from "./home/home.server.ts";
import { NewsBand } from "./home/news.tsx";
import { Partners } from "./home/partners.tsx";
import { Programmes } from "./home/programmes.tsx";
import { Reasons } from "./home/reasons.tsx";
import { Testimonials } from "./home/testimonials.tsx";
import { VideoBand } from "./home/video-band.tsx";
import { school } from "./structured-data/school.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: home }];

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return loadHome(localeOf(pathname), queryOf(request).text(PREVIEW, 100));
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
        facts={(site) => [school(site)]}
      />
      <InLanguage language={language}>
        <Hero
          home={home}
          slides={loaderData.slides}
          firstLook={loaderData.firstLook}
          opensFilm={loaderData.opensFilm}
          isStill={loaderData.isPreview}
        />
        {/* Under the hero: above it, the bar would lie over these words. */}
        {language && <Untranslated />}
        <Accreditations words={home.accreditation} items={loaderData.accreditations} />
        <Programmes words={home.programmes} items={loaderData.programmes} />
        <Reasons words={home.benefits} items={loaderData.benefits} />
        <VideoBand words={home.video} film={home.film.clip.name} />
        <NewsBand words={home.news} items={loaderData.news} />
        <Testimonials words={home.testimonials} items={loaderData.testimonials} />
        <Partners words={home.partners} items={loaderData.partners} />
        <Campuses words={home.campuses} items={loaderData.campuses} />
        <FilmDialog film={home.film} />
      </InLanguage>
    </main>
  );
}
