import { Form } from "react-router";
import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import type { Course, University } from "#app/features/catalogue/course.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { DoneLabel } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type CourseDialogProps = {
  course: Course;
  university: University;
  isInBasket: boolean;
  count: number;
  /** The attempt id of this addition: a repeated submit adds the programme once. */
  attempt: string;
};

/** The “Détails de la formation” dialog, with its “Ajouter au panier” button. */
export function CourseDialog({
  course,
  university,
  isInBasket,
  count,
  attempt,
}: CourseDialogProps) {
  const { catalogue: t, basket } = useMessages(courseSelectionMessages);
  const { availability } = course;
  const languages: Record<string, string> = t.languages;
  const rows = [
    { label: t.degree, value: <span lang={course.degreeLanguage}>{course.degree}</span> },
    { label: t.duration, value: course.duration },
    { label: t.language, value: getOwnValue(languages, course.language) ?? course.language },
    ...(course.faculty
      ? [
          {
            label: t.faculty,
            value: <span lang={course.facultyLanguage}>{course.faculty}</span>,
          },
        ]
      : []),
  ];
  return (
    <Dialog
      id={`formation-${course.id}`}
      title={t.dialogTitle}
      closeLabel={t.close}
      footer={
        <>
          {availability === "open" && <AddForm courseId={course.id} attempt={attempt} />}
          {isInBasket && <DoneLabel>{t.inBasket}</DoneLabel>}
          <p className="small-text muted">{t.countInBasket(count, MAX_BASKET_COURSES)}</p>
        </>
      }
    >
      <p className="caption-line">
        {[university.name, basket.place(university.city, university.province)].join(" · ")}
      </p>
      <h3 className="details-title">{course.name}</h3>
      {availability !== "open" && <Notice tone="warn">{t.unavailable[availability]}</Notice>}
      <SummaryList rows={rows} look="two" />
      <p className="details-text">
        <TypesetText text={course.details} />
      </p>
      {university.note && (
        <Notice tone="sand">
          <TypesetText text={university.note} />
        </Notice>
      )}
      <p className="small-text muted above">
        <OfficialSite website={university.website} />
      </p>
    </Dialog>
  );
}

function AddForm({ courseId, attempt }: { courseId: string; attempt: string }) {
  const { catalogue: t } = useMessages(courseSelectionMessages);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="course" value={courseId} />
      <input type="hidden" name="attempt" value={attempt} />
      <Button type="submit">{t.add}</Button>
    </Form>
  );
}

function OfficialSite({ website }: { website: string }) {
  const { catalogue: t } = useMessages(courseSelectionMessages);
  return (
    <ExternalLink href={`https://${website}`} newTabLabel={t.newTab}>
      {t.official}
    </ExternalLink>
  );
}
