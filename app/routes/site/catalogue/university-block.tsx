import type { University } from "#app/features/catalogue/course.ts";
import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import { siteMessages } from "#app/i18n/site.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { CourseCard } from "./course-card.tsx";
import { getMonogram } from "./monogram.ts";
import { formatTeachingLanguage } from "./teaching-language.ts";

/** Number of courses that a phone shows before the list is expanded. */
const VISIBLE_ON_PHONE = 3;

type UniversityBlockProps = {
  university: University;
  /** Courses in the cart, where the page knows them. */
  cartCourseIds: string[];
  isFolded: boolean;
  /** The candidate's application was submitted: no course can be added. */
  isSent?: boolean;
};

/**
 * A university and its courses. The control that expands the list is before the hidden courses (see
 * home/testimonials.tsx). The monogram replaces the logo of the university, which may not be shipped.
 */
export function UniversityBlock({
  university,
  cartCourseIds,
  isFolded,
  isSent,
}: UniversityBlockProps) {
  const { catalogue } = useMessages(siteMessages);
  const { id, courses } = university;
  const foldedCount = isFolded ? courses.length - VISIBLE_ON_PHONE : 0;
  return (
    <section
      className={courses.length === 5 ? "university has-five" : "university"}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <UniversityHead university={university} />
      <ul className="course-cards">
        {courses.slice(0, VISIBLE_ON_PHONE).map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            isInCart={cartCourseIds.includes(course.id)}
            isSent={isSent}
          />
        ))}
        {foldedCount > 0 && (
          <li className="unfold">
            <label>
              <input type="checkbox" className="vh" />
              {catalogue.others(foldedCount)}
              <Icon name="caret-down" />
            </label>
          </li>
        )}
        {courses.slice(VISIBLE_ON_PHONE).map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            isInCart={cartCourseIds.includes(course.id)}
            isSent={isSent}
            isFolded
          />
        ))}
      </ul>
    </section>
  );
}

function UniversityHead({ university }: { university: University }) {
  const { catalogue, newTab } = useMessages(siteMessages);
  const { id, name, city, province, website, courses } = university;
  const hasForeignDegree = courses.some(({ degreeLanguage }) => degreeLanguage);
  const note = university.note ?? (hasForeignDegree && catalogue.officialNames);
  return (
    <header>
      <span className="monogram" aria-hidden="true">
        {getMonogram(name)}
      </span>
      <h2 id={`${id}-title`}>{name}</h2>
      <p>
        {`${city}, ${province} · ${formatTeachingLanguage(courses, catalogue)} · `}
        <ExternalLink href={`https://${website}`} newTabLabel={newTab}>
          {website}
        </ExternalLink>
      </p>
      {note && (
        <p className="university-note">
          <Icon name="info" />
          <span>
            <TypesetText text={note} />
          </span>
        </p>
      )}
    </header>
  );
}
