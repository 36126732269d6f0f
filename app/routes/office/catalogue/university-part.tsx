import { Link } from "react-router";
import type { Holders } from "#app/features/admissions/holders.server.ts";
import { NEW_COURSE } from "#app/features/catalogue/fields.ts";
import type { ListedUniversity } from "#app/features/catalogue/staff-list.server.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { pageOf } from "./addresses.ts";
import { CourseTable } from "./course-table.tsx";
import { MoveForm } from "./move-form.tsx";
import { nameOf } from "./wording.ts";

type UniversityPartProps = {
  university: ListedUniversity;
  /** From 1. */
  place: number;
  /** Is the whole catalogue on the page? Only then are places changed. */
  arranged: boolean;
  holders: Record<string, Holders>;
};

/** A university with its formations, and what one does with it. */
export function UniversityPart({ university, place, arranged, holders }: UniversityPartProps) {
  const t = useMessages(officeCatalogueMessages);
  const locale = useLocale();
  const path = usePath();
  const { id, values, courses } = university;
  const name = nameOf(locale, values);
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
            to={path(pageOf("university", id))}
            aria-label={`${t.editUniversity} ${name}`}
          >
            {t.editUniversity}
          </Link>
          <Link
            className="link-button"
            to={path(`${pageOf("course", NEW_COURSE)}?universite=${id}`)}
            aria-label={t.addCourseTo(name)}
          >
            {t.addCourse}
          </Link>
          {arranged && <MoveForm kind="university" id={id} name={name} place={place} />}
        </div>
      </header>
      {courses.length === 0 ? (
        <p className="muted">{t.noCourse}</p>
      ) : (
        <CourseTable name={name} courses={courses} arranged={arranged} holders={holders} />
      )}
    </section>
  );
}
