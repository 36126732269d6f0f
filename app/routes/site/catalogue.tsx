import { listUniversities } from "#app/features/catalogue/course.server.ts";
import { searchCatalogue } from "#app/features/catalogue/course.ts";
import { Sections } from "#app/features/content/components/sections.tsx";
import { getEntry } from "#app/features/content/content.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import styles from "#app/ui/styles/catalogue.css?url";
import pageStyles from "#app/ui/styles/page.css?url";
import extra from "#app/ui/styles/site-extra-page.css?url";
import type { Route } from "./+types/catalogue";
import { CatalogueBar } from "./catalogue/catalogue-bar.tsx";
import { CatalogueStatus } from "./catalogue/catalogue-status.tsx";
import { CourseDialog } from "./catalogue/course-dialog.tsx";
import { UniversityBlock } from "./catalogue/university-block.tsx";
import { PageMain } from "./frame/page-main.tsx";
import { PageTop } from "./frame/page-top.tsx";
import { formations } from "./structured-data/courses.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: pageStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: extra },
];

const LONGEST_QUERY = 100;

/** The formations whose name answers ?q=, by university; all of them without it. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const query = (searchParams.get("q") ?? "").slice(0, LONGEST_QUERY).trim();
  const [page, universities] = await Promise.all([
    getEntry("page", "autre-formation", locale),
    listUniversities(locale),
  ]);
  return { page: orNotFound(page).data, universities: searchCatalogue(universities, query), query };
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { page, universities, query } = loaderData;
  const count = universities.reduce((sum, university) => sum + university.courses.length, 0);
  return (
    <PageMain>
      <PageTop
        page={page}
        overlapped
        address="/autre-formation"
        trail={[{ label: page.trail }]}
        facts={() => formations(universities)}
      />
      <div className="catalogue">
        <div className="wrap">
          <CatalogueBar query={query} universities={universities} />
          <CatalogueStatus query={query} count={count} />
          {universities.map((university) => (
            <UniversityBlock key={university.id} university={university} />
          ))}
        </div>
      </div>
      {universities.flatMap((university) =>
        university.courses.map((course) => (
          <CourseDialog key={course.id} course={course} university={university} />
        )),
      )}
      {query === "" && <Sections sections={page.sections} />}
    </PageMain>
  );
}
