import { type Course, isOpen } from "#app/features/catalogue/course.ts";
import { siteWords } from "#app/i18n/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DialogTrigger } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { basketHref, detailsId } from "./course-dialog.tsx";

/** A formation: its name, the way to its details and the way to the basket. */
export function CourseCard({ course }: { course: Course }) {
  const { catalogue, home } = useWords(siteWords);
  const path = usePath();
  return (
    <li>
      <h3>{course.name}</h3>
      <p>
        {course.degree} · {course.duration}
      </p>
      <div className="course-actions">
        <DialogTrigger variant="link" dialog={detailsId(course)}>
          {catalogue.details}
          <span className="vh">{home.on(course.name)}</span>
        </DialogTrigger>
        {isOpen(course) ? (
          <ButtonLink
            reloadDocument
            variant="secondary"
            to={path(basketHref(course))}
            rel="nofollow"
          >
            <Icon name="plus" />
            {catalogue.addShort}
            <span className="vh">{home.on(course.name)}</span>
          </ButtonLink>
        ) : (
          <p>{course.availability === "full" ? catalogue.full : catalogue.closed}</p>
        )}
      </div>
    </li>
  );
}
