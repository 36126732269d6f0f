import { type Course, isOpen, type University } from "#app/features/catalogue/course.ts";
import { siteWords } from "#app/i18n/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog, DialogTrigger } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { CourseDetails } from "./course-details.tsx";

/** Where a formation is put in the basket: in the candidate's catalogue, after signing in. */
const STUDENT_CATALOGUE = "/espace-etudiant/candidate/mon-panierformations/ajouter-panier";

/** A formation: its name, the way to its details and the way to the basket. */
export function CourseCard({ course, university }: { course: Course; university: University }) {
  const words = useWords(siteWords);
  const path = usePath();
  const { catalogue } = words;
  const details = `details-${course.id}`;
  const href = `${path(STUDENT_CATALOGUE)}?q=${encodeURIComponent(course.name)}`;
  return (
    <li>
      <h3>{course.name}</h3>
      <p>
        {course.degree} · {course.duration}
      </p>
      <div className="course-actions">
        <DialogTrigger variant="link" dialog={details}>
          {catalogue.details}
          <span className="vh">{words.home.on(course.name)}</span>
        </DialogTrigger>
        {isOpen(course) ? (
          <ButtonLink reloadDocument variant="secondary" to={href} rel="nofollow">
            <Icon name="plus" />
            {catalogue.addShort}
            <span className="vh">{words.home.on(course.name)}</span>
          </ButtonLink>
        ) : (
          <p>{course.availability === "full" ? catalogue.full : catalogue.closed}</p>
        )}
      </div>
      <Dialog
        id={details}
        title={catalogue.detailsTitle}
        closeLabel={words.menu.close}
        foot={
          isOpen(course) && (
            <ButtonLink reloadDocument to={href} rel="nofollow">
              {catalogue.add}
            </ButtonLink>
          )
        }
      >
        <CourseDetails course={course} university={university} />
      </Dialog>
    </li>
  );
}
