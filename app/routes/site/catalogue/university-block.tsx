import type { University } from "#app/features/catalogue/course.ts";
import { siteWords } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { CourseCard } from "./course-card.tsx";
import { languageOf } from "./language.ts";
import { monogramOf } from "./monogram.ts";

/** A university and its formations. Its monogram is type on our own tile: no university's logo is shipped. */
export function UniversityBlock({ university }: { university: University }) {
  const { catalogue } = useWords(siteWords);
  const { id, courses } = university;
  const language = languageOf(courses, catalogue);
  return (
    <section
      className={courses.length === 5 ? "university has-five" : "university"}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <header>
        <span className="monogram" aria-hidden="true">
          {monogramOf(university.name)}
        </span>
        <h2 id={`${id}-title`}>{university.name}</h2>
        <p>
          {university.city}, {university.province} · {language}
        </p>
        {university.note && (
          <p className="university-note">
            <Icon name="info" />
            {university.note}
          </p>
        )}
      </header>
      <ul className="course-cards">
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
    </section>
  );
}
