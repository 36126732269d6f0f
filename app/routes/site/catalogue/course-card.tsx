import { type Course, isOpen } from "#app/features/catalogue/course.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { cartWords } from "#app/i18n/cart.ts";
import { siteWords } from "#app/i18n/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { languageOf } from "./language.ts";

type CourseCardProps = { course: Course; inCart: boolean };

/**
 * A formation: its name, its details, folded here and shown in a dialog by a script, and its button.
 * The names of the classes are where course-dialog.tsx takes what it shows.
 */
export function CourseCard({ course, inCart }: CourseCardProps) {
  const { catalogue, home } = useWords(siteWords);
  const on = <span className="vh">{home.on(course.name)}</span>;
  return (
    <li id={course.id}>
      <h3>{course.name}</h3>
      <p>
        <span className="course-degree">{course.degree}</span>
        {" · "}
        <span className="course-duration">{course.duration}</span>
      </p>
      <div className="course-actions">
        <details>
          <summary className="link-button">
            {catalogue.details}
            {on}
          </summary>
          <p className="course-text">{course.details}</p>
          <p>
            {course.faculty && (
              <>
                <span className="course-faculty">{course.faculty}</span>
                {" · "}
              </>
            )}
            <span className="course-language">{languageOf([course], catalogue)}</span>
          </p>
        </details>
        <AddButton course={course} inCart={inCart} />
      </div>
    </li>
  );
}

function AddButton({ course, inCart }: CourseCardProps) {
  const { home } = useWords(siteWords);
  const { addShort } = useWords(cartWords);
  const { catalogue } = useWords(applicationWords);
  const { availability } = course;
  if (!isOpen(course))
    return (
      <p className="course-availability">
        {availability !== "open" && catalogue.availability[availability]}
      </p>
    );
  return (
    <Button
      variant="secondary"
      type="submit"
      name="add"
      value={course.id}
      className={inCart ? "is-in-basket" : undefined}
    >
      <Icon name={inCart ? "check" : "plus"} />
      <span>{inCart ? catalogue.inBasket : addShort}</span>
      <span className="vh">{home.on(course.name)}</span>
    </Button>
  );
}
