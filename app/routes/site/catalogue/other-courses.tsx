import type { University } from "#app/features/catalogue/course.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

type OtherCoursesProps = { university: University; others: { id: string; name: string }[] };

/** Links to the other courses of the same university, and to the catalogue. */
export function OtherCourses({ university, others }: OtherCoursesProps) {
  const { course } = useMessages(siteMessages);
  const path = usePath();
  return (
    <nav className="wrap other-courses" aria-label={course.next}>
      {others.length > 0 && <h2>{course.others(university.name)}</h2>}
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <a href={path(`/autre-formation/${id}`)}>{name}</a>
          </li>
        ))}
      </ul>
      <a className="arrow-link" href={path("/autre-formation")}>
        {course.all}
        <Icon name="arrow-right" />
      </a>
    </nav>
  );
}
