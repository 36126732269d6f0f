import type { Course, University } from "#app/features/catalogue/course.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { DialogTrigger } from "#app/ui/dialog.tsx";
import { DoneLabel, Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { CourseDialog } from "./course-dialog.tsx";

type UniversityBlockProps = {
  university: University;
  chosen: string[];
  /** The attempt id of the next addition. */
  attempt: string;
};

/** A university with its programmes as rows. */
export function UniversityBlock({ university, chosen, attempt }: UniversityBlockProps) {
  const { basket } = useMessages(courseSelectionMessages);
  return (
    <section className="university-block" aria-labelledby={university.id}>
      <div className="university-head">
        <h2 id={university.id}>{university.name}</h2>
        <p className="small-text muted">{basket.place(university.city, university.province)}</p>
      </div>
      <ul className="row-list course-rows">
        {university.courses.map((course) => (
          <CourseRow
            key={course.id}
            course={course}
            university={university}
            isInBasket={chosen.includes(course.id)}
            count={chosen.length}
            attempt={attempt}
          />
        ))}
      </ul>
    </section>
  );
}

type CourseRowProps = {
  course: Course;
  university: University;
  isInBasket: boolean;
  count: number;
  attempt: string;
};

function CourseRow(props: CourseRowProps) {
  const { course, isInBasket } = props;
  const { catalogue: t } = useMessages(courseSelectionMessages);
  const { availability } = course;
  const taught: Record<string, string> = t.taughtIn;
  const facts = [course.duration, getOwnValue(taught, course.language) ?? course.language];
  return (
    <li>
      <div>
        <p className="course-title">{course.name}</p>
        <p className="small-text muted">
          <span lang={course.degreeLanguage}>{course.degree}</span>
          {["", ...facts].join(" · ")}
        </p>
      </div>
      <div className="course-row-actions">
        {isInBasket && <DoneLabel>{t.inBasket}</DoneLabel>}
        {availability !== "open" && <Tag tone="neutral">{t.availability[availability]}</Tag>}
        <DialogTrigger variant="link" dialog={`formation-${course.id}`}>
          {t.details}
          <span className="vh"> : {course.name}</span>
        </DialogTrigger>
      </div>
      <CourseDialog {...props} />
    </li>
  );
}
