import type { ReactNode } from "react";
import type { Course, University } from "#app/features/catalogue/course.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { formatTeachingLanguage } from "./teaching-language.ts";

type CourseArticleProps = { university: University; course: Course; children: ReactNode };

/**
 * Details of a course. The dialog of the catalogue shows the same element, fetched from the course page
 * (app/client/site/course-details.ts), so it contains no id and no control.
 */
export function CourseArticle({ university, course, children }: CourseArticleProps) {
  const { catalogue, newTab } = useMessages(siteMessages);
  const { catalogue: t } = useMessages(courseSelectionMessages);
  const { name, city, province, website } = university;
  const { faculty, facultyLanguage, degree, degreeLanguage, duration, details, availability } =
    course;
  const facts: [label: string, value: string | null, language?: Locale][] = [
    [catalogue.university, name],
    [catalogue.place, `${city}, ${province}`],
    [catalogue.faculty, faculty, facultyLanguage],
    [catalogue.degree, degree, degreeLanguage],
    [catalogue.duration, duration],
    [catalogue.language, formatTeachingLanguage([course], catalogue)],
    [
      catalogue.availability,
      availability === "open" ? catalogue.open : t.unavailable[availability],
    ],
  ];
  return (
    <div className="course-article">
      <p>
        <TypesetText text={details} />
      </p>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value, language]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={language}>{value}</dd>
            </div>
          ))}
        <div>
          <dt>{catalogue.website}</dt>
          <dd>
            <ExternalLink href={`https://${website}`} newTabLabel={newTab}>
              {website}
            </ExternalLink>
          </dd>
        </div>
      </dl>
      {degreeLanguage && <p className="small-text muted">{catalogue.officialNames}</p>}
      {children}
    </div>
  );
}
