import type { Course, University } from "#app/features/catalogue/course.ts";
import { siteWords } from "#app/i18n/site.ts";
import { useWords } from "#app/ui/use-words.ts";
import { languageOf } from "./language.ts";

/** What is known of a formation, and where to check it. */
export function CourseDetails({ course, university }: { course: Course; university: University }) {
  const { catalogue } = useWords(siteWords);
  const facts = [
    [catalogue.university, university.name],
    [catalogue.place, `${university.city}, ${university.province}`],
    [catalogue.faculty, course.faculty],
    [catalogue.degree, course.degree],
    [catalogue.duration, course.duration],
    [catalogue.language, languageOf([course], catalogue)],
  ];
  return (
    <div className="course-details">
      <p className="course-details-title">{course.name}</p>
      <p>{course.details}</p>
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="small-text muted">{catalogue.disclaimer}</p>
      <p className="small-text muted">{catalogue.addText}</p>
    </div>
  );
}
