import type { University } from "#app/features/catalogue/course.ts";
import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import { siteMessages } from "#app/i18n/site.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { CourseCard } from "./course-card.tsx";
import { languageOf } from "./language.ts";
import { monogramOf } from "./monogram.ts";

/** How many formations of a university a phone shows before the others are asked for. */
const SHOWN = 3;

type UniversityBlockProps = {
  university: University;
  /** The formations of the cart, where the page knows them. */
  chosen: string[];
  folded: boolean;
  /** The application of the candidate was sent: nothing is added. */
  isSent?: boolean;
};

/**
 * A university and its formations; what unfolds the others stands before them (home/testimonials.tsx). Its monogram is
 * type on our own tile: no university's logo is shipped.
 */
export function UniversityBlock({ university, chosen, folded, isSent }: UniversityBlockProps) {
  const { catalogue } = useMessages(siteMessages);
  const { id, courses } = university;
  const more = folded ? courses.length - SHOWN : 0;
  return (
    <section
      className={courses.length === 5 ? "university has-five" : "university"}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <UniversityHead university={university} />
      <ul className="course-cards">
        {courses.slice(0, SHOWN).map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            inCart={chosen.includes(course.id)}
            isSent={isSent}
          />
        ))}
        {more > 0 && (
          <li className="unfold">
            <label>
              <input type="checkbox" className="vh" />
              {catalogue.others(more)}
              <Icon name="caret-down" />
            </label>
          </li>
        )}
        {courses.slice(SHOWN).map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            inCart={chosen.includes(course.id)}
            isSent={isSent}
            later
          />
        ))}
      </ul>
    </section>
  );
}

function UniversityHead({ university }: { university: University }) {
  const { catalogue, newTab } = useMessages(siteMessages);
  const { id, name, city, province, website, courses } = university;
  const foreign = courses.some(({ degreeLanguage }) => degreeLanguage);
  const note = university.note ?? (foreign && catalogue.officialNames);
  return (
    <header>
      <span className="monogram" aria-hidden="true">
        {monogramOf(name)}
      </span>
      <h2 id={`${id}-title`}>{name}</h2>
      <p>
        {`${city}, ${province} · ${languageOf(courses, catalogue)} · `}
        <ExternalLink href={`https://${website}`} notice={newTab}>
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
