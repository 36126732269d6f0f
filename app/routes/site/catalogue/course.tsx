import { DeferredStylesheet } from "#app/client/document-scripts.tsx";
import { listUniversities } from "#app/features/catalogue/course.server.ts";
import { findCourse } from "#app/features/catalogue/course.ts";
import { PageSections } from "#app/features/content/components/sections.tsx";
import { getEntry } from "#app/features/content/content.server.ts";
import { toLocalizedData } from "#app/features/content/content.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import styles from "#app/routes/site/catalogue/course-page.css?url";
import deferredStyles from "#app/routes/site/catalogue/deferred.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import { ContentLanguage, PageMain } from "../shell/page-main.tsx";
import { PageTop } from "../shell/page-top.tsx";
import { catalogueCourse } from "../structured-data/courses.ts";
import type { Route } from "./+types/course";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { CartToast } from "./cart-toast.tsx";
import { CourseArticle } from "./course-article.tsx";
import { OtherCourses } from "./other-courses.tsx";
import { formatTeachingLanguage } from "./teaching-language.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** A course of the catalogue, with the names of the other courses of its university; 404 for an unknown course. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const locale = getLocale(new URL(request.url).pathname);
  const [page, catalogueEntry, universities] = await Promise.all([
    getEntry("page", "autre-formation", locale),
    getEntry("catalogue", "catalogue", locale),
    listUniversities(locale),
  ]);
  const { title, scene, sections, lang } = toLocalizedData(requireFound(page), locale);
  const { university, course } = requireFound(findCourse(universities, params.course));
  const otherCourses = university.courses.filter(({ id }) => id !== course.id);
  return {
    catalogue: { title, scene, sections: sections.filter(({ type }) => type === "call"), lang },
    beside: toLocalizedData(requireFound(catalogueEntry), locale),
    university,
    course,
    others: otherCourses.map(({ id, name }) => ({ id, name })),
  };
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { catalogue, beside, university, course, others } = loaderData;
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
