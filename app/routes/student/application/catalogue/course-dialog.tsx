import { Form } from "react-router";
import { BASKET_LIMIT } from "#app/features/admissions/basket/basket.ts";
import type { Course, University } from "#app/features/catalogue/course.ts";
import { Line } from "#app/features/content/components/line.tsx";
import { choosingWords } from "#app/i18n/choosing.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { DoneWord } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";

type CourseDialogProps = {
  course: Course;
  university: University;
  inBasket: boolean;
  count: number;
  /** The id of this addition: sent twice, it is done once. */
  attempt: string;
};

/** 'Détails de la formation', with its 'Ajouter au panier'. */
export function CourseDialog({ course, university, inBasket, count, attempt }: CourseDialogProps) {
  const { catalogue: words, basket } = useWords(choosingWords);
  const { availability } = course;
  const languages: Record<string, string> = words.languages;
  const rows = [
    { label: words.degree, value: <span lang={course.degreeLanguage}>{course.degree}</span> },
    { label: words.duration, value: course.duration },
    { label: words.language, value: ownValue(languages, course.language) ?? course.language },
    ...(course.faculty
      ? [
          {
            label: words.faculty,
            value: <span lang={course.facultyLanguage}>{course.faculty}</span>,
          },
        ]
      : []),
  ];
  return (
    <Dialog
      id={`formation-${course.id}`}
      title={words.dialogTitle}
      closeLabel={words.close}
      foot={
        <>
          {availability === "open" && <AddForm courseId={course.id} attempt={attempt} />}
          {inBasket && <DoneWord>{words.inBasket}</DoneWord>}
          <p className="small-text muted">{words.countInBasket(count, BASKET_LIMIT)}</p>
        </>
      }
    >
      <p className="caption-line">
        {[university.name, basket.place(university.city, university.province)].join(" · ")}
      </p>
      <h3 className="details-title">{course.name}</h3>
      {availability !== "open" && <Notice tone="warn">{words.unavailable[availability]}</Notice>}
      <SummaryList rows={rows} look="two" />
      <p className="details-text">
        <Line text={course.details} />
      </p>
      {university.note && (
        <Notice tone="sand">
          <Line text={university.note} />
        </Notice>
      )}
      <p className="small-text muted above">
        <OfficialSite website={university.website} />
      </p>
    </Dialog>
  );
}

function AddForm({ courseId, attempt }: { courseId: string; attempt: string }) {
  const { catalogue: words } = useWords(choosingWords);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="course" value={courseId} />
      <input type="hidden" name="attempt" value={attempt} />
      <Button type="submit">{words.add}</Button>
    </Form>
  );
}

function OfficialSite({ website }: { website: string }) {
  const { catalogue: words } = useWords(choosingWords);
  return (
    <ExternalLink href={`https://${website}`} notice={words.newTab}>
      {words.official}
    </ExternalLink>
  );
}
