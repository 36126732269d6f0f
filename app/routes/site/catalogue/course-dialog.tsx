import { type Course, isOpen, type University } from "#app/features/catalogue/course.ts";
import { Line } from "#app/features/content/components/line.tsx";
import { siteWords } from "#app/i18n/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { languageOf } from "./language.ts";

/** The candidate's catalogue, where a formation is put in the basket after signing in. */
const STUDENT_CATALOGUE = "/espace-etudiant/candidate/mon-panierformations/ajouter-panier";

type Named = Pick<Course, "id" | "name">;

/** The way to put a formation in the basket, as the floor plan writes it. */
export function basketHref(course: Named): string {
  return `${STUDENT_CATALOGUE}?q=${encodeURIComponent(course.name)}`;
}

/** The dialog that gives the details of a formation. */
export function detailsId(course: Named): string {
  return `details-${course.id}`;
}

/** The details of a formation, and where to check them. */
export function CourseDialog({ course, university }: { course: Course; university: University }) {
  const { catalogue, menu } = useWords(siteWords);
  const path = usePath();
  return (
    <Dialog
      id={detailsId(course)}
      title={catalogue.detailsTitle}
      closeLabel={menu.close}
      foot={
        isOpen(course) && (
          <ButtonLink reloadDocument to={path(basketHref(course))} rel="nofollow">
            {catalogue.add}
          </ButtonLink>
        )
      }
    >
      <div className="course-details">
        <p className="course-details-title">{course.name}</p>
        <p>
          <Line text={course.details} />
        </p>
        <CourseFacts course={course} university={university} />
        <p className="small-text muted">{catalogue.disclaimer}</p>
        <p className="small-text muted">{catalogue.addText}</p>
      </div>
    </Dialog>
  );
}

function CourseFacts({ course, university }: { course: Course; university: University }) {
  const { catalogue, newTab } = useWords(siteWords);
  const facts = [
    [catalogue.university, university.name],
    [catalogue.place, `${university.city}, ${university.province}`],
    [catalogue.faculty, course.faculty],
    [catalogue.degree, course.degree],
    [catalogue.duration, course.duration],
    [catalogue.language, languageOf([course], catalogue)],
  ];
  return (
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
      <div>
        <dt>{catalogue.website}</dt>
        <dd>
          <ExternalLink href={`https://${university.website}`} notice={newTab}>
            {university.website}
          </ExternalLink>
        </dd>
      </div>
    </dl>
  );
}
