import { Link } from "react-router";
import type { CourseUsage } from "#app/features/admissions/course-usage.server.ts";
import { NEW_COURSE_SLUG } from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import type { UniversityWithCourses } from "#app/features/catalogue/staff-catalogue.server.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { itemName } from "./catalogue-labels.ts";
import { catalogueItemUrl } from "./catalogue-paths.ts";
import { CourseTable } from "./course-table.tsx";
import { MoveForm } from "./move-form.tsx";

type UniversitySectionProps = {
  university: UniversityWithCourses;
  /** 1-based. */
  position: number;
  /** Only the unfiltered catalogue can be reordered. */
  canReorder: boolean;
  usage: Record<string, CourseUsage>;
};

export function UniversitySection({
  university,
  position,
  canReorder,
  usage,
}: UniversitySectionProps) {
  const t = useMessages(officeCatalogueMessages);
  const locale = useLocale();
  const path = usePath();
  const { id, values, courses } = university;
  const name = itemName(locale, values);
  return (
    <section className="catalogue-university" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id} tabIndex={-1}>
            {name}
          </h2>
          <p className="muted">
            {[values.city, locale === "fr" ? values.provinceFr : values.provinceEn].join(", ")}
          </p>
          {values.retired === "yes" && <Tag tone="neutral">{t.isRetired}</Tag>}
        </div>
        <div className="row">
          <Link
            className="link-button"
            to={path(catalogueItemUrl("university", id))}
            aria-label={`${t.editUniversity} ${name}`}
          >
            {t.editUniversity}
          </Link>
          <Link
            className="link-button"
            to={path(`${catalogueItemUrl("course", NEW_COURSE_SLUG)}?universite=${id}`)}
            aria-label={t.addCourseTo(name)}
          >
            {t.addCourse}
          </Link>
          {canReorder && <MoveForm kind="university" id={id} name={name} position={position} />}
        </div>
      </header>
      {courses.length === 0 ? (
        <p className="muted">{t.noCourse}</p>
      ) : (
        <CourseTable
          universityName={name}
          courses={courses}
          canReorder={canReorder}
          usage={usage}
        />
      )}
    </section>
  );
}
