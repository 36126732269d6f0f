import { DeferredStylesheet } from "#app/client/document-scripts.tsx";
import { listUniversities } from "#app/features/catalogue/course.server.ts";
import { findCourse } from "#app/features/catalogue/course.ts";
import { schoolProgrammesMessages } from "#app/features/catalogue/messages/school-programmes.ts";
import { listSchoolProgrammes } from "#app/features/catalogue/programmes/school-programmes.server.ts";
import { PageSections } from "#app/features/content/components/sections.tsx";
import { getEntry } from "#app/features/content/content.server.ts";
import { toLocalizedData } from "#app/features/content/content.ts";
import type { RichText } from "#app/features/content/rich-text.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale, type Locale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import styles from "#app/routes/site/catalogue/course-page.css?url";
import deferredStyles from "#app/routes/site/catalogue/deferred.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import { ContentLanguage, PageMain } from "../shell/page-main.tsx";
import { PageTop } from "../shell/page-top.tsx";
import { catalogueCourse, programmeCourse } from "../structured-data/courses.ts";
import type { Route } from "./+types/course";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { CartToast } from "./cart-toast.tsx";
import { CourseArticle } from "./course-article.tsx";
import { OtherCourses } from "./other-courses.tsx";
import { buildProgrammeSections, getProgrammePath } from "./school-programme-view.ts";
import { formatTeachingLanguage } from "./teaching-language.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/**
 * A programme of the school, or of a university with the names of its other programmes. 404 for an
 * unknown one.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const locale = getLocale(new URL(request.url).pathname);
  const programmes = await listSchoolProgrammes(locale);
  const programme = programmes.find(({ id }) => id === params.course);
  if (!programme) return loadUniversityCourse(locale, params.course);
  const page = requireFound(await getEntry("page", "autre-formation", locale));
  const { title, scene, lang } = toLocalizedData(page, locale);
  const t = schoolProgrammesMessages[locale];
  return {
    kind: "school" as const,
    address: getProgrammePath(programme),
    catalogue: { title, scene, lang },
    name: programme.name,
    summary: programme.summary,
    sections: [
      { type: "text" as const, heading: t.text, body: toRichText(programme.details) },
      ...buildProgrammeSections(locale, programme),
      ...(programme.contentPath
        ? [
            {
              type: "links" as const,
              heading: t.about,
              items: [{ action: programme.name, href: programme.contentPath }],
            },
          ]
        : []),
      {
        type: "call" as const,
        title: t.call.title,
        text: t.call.text,
        action: t.call.ask,
        href: "/contacts",
        second: { action: t.call.apply, href: "/espace-etudiant/candidate" },
      },
    ],
  };
}

const toRichText = (text: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

async function loadUniversityCourse(locale: Locale, courseId: string) {
  const [page, catalogueEntry, universities] = await Promise.all([
    getEntry("page", "autre-formation", locale),
    getEntry("catalogue", "catalogue", locale),
    listUniversities(locale),
  ]);
  const { title, scene, sections, lang } = toLocalizedData(requireFound(page), locale);
  const { university, course } = requireFound(findCourse(universities, courseId));
  const otherCourses = university.courses.filter(({ id }) => id !== course.id);
  return {
    kind: "university" as const,
    catalogue: { title, scene, sections: sections.filter(({ type }) => type === "call"), lang },
    beside: toLocalizedData(requireFound(catalogueEntry), locale),
    university,
    course,
    others: otherCourses.map(({ id, name }) => ({ id, name })),
  };
}

type LoaderData = Route.ComponentProps["loaderData"];

export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "school" ? (
    <SchoolProgrammePage {...loaderData} />
  ) : (
    <CoursePage {...loaderData} />
  );
}

function SchoolProgrammePage({
  catalogue,
  address,
  name,
  summary,
  sections,
}: Extract<LoaderData, { kind: "school" }>) {
  const t = useMessages(schoolProgrammesMessages);
  const description = t.described(summary);
  const page = { title: name, description, lead: summary, scene: catalogue.scene };
  return (
    <PageMain isPartial={!!catalogue.lang}>
      <DeferredStylesheet href={deferredStyles} />
      <PageTop
        page={page}
        documentTitle={t.titled(name)}
        look="night"
        address={address}
        breadcrumbs={[{ label: catalogue.title, href: "/autre-formation", lang: catalogue.lang }]}
        structuredData={(site) => [programmeCourse(site, { title: name, description, address })]}
      />
      <PageSections sections={sections} />
    </PageMain>
  );
}

function CoursePage({
  catalogue,
  beside,
  university,
  course,
  others,
}: Extract<LoaderData, { kind: "university" }>) {
  const t = useMessages(siteMessages);
  const { name, duration } = course;
  const language = formatTeachingLanguage([course], t.catalogue);
  const page = {
    title: name,
    description: t.course.description(name, university.name, duration, language),
    lead: university.name,
    scene: catalogue.scene,
  };
  return (
    <PageMain isPartial={!!(catalogue.lang ?? beside.lang)}>
      <DeferredStylesheet href={deferredStyles} />
      <PageTop
        page={page}
        documentTitle={t.course.titled(name, university.name)}
        look="night"
        address={`/autre-formation/${course.id}`}
        breadcrumbs={[{ label: catalogue.title, href: "/autre-formation", lang: catalogue.lang }]}
        structuredData={(site) => catalogueCourse(site, university, course)}
      />
      <div className="wrap course-page">
        <CourseArticle university={university} course={course}>
          <p className="small-text muted" lang={beside.lang}>
            {beside.disclaimer}
          </p>
        </CourseArticle>
        <AddToCartForm course={course} />
      </div>
      <CartToast />
      <ContentLanguage language={beside.lang}>
        <PageSections sections={[{ type: "steps", ...beside.apply }]} />
      </ContentLanguage>
      <ContentLanguage language={catalogue.lang}>
        <PageSections sections={catalogue.sections} />
      </ContentLanguage>
      <OtherCourses university={university} others={others} />
    </PageMain>
  );
}
