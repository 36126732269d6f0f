import { Link } from "react-router";
import type { CourseUsage } from "#app/features/admissions/course-usage.server.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import type { UniversityWithCourses } from "#app/features/catalogue/staff-catalogue.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { AvailabilityTag } from "./availability-tag.tsx";
import { itemName, optionLabel } from "./catalogue-labels.ts";
import { catalogueItemUrl } from "./catalogue-paths.ts";
import { MoveForm } from "./move-form.tsx";

type Course = UniversityWithCourses["courses"][number];

type CourseTableProps = {
  universityName: string;
  courses: Course[];
  canReorder: boolean;
  usage: Record<string, CourseUsage>;
};

/** The programmes of a university in order. On a phone each is a card. */
export function CourseTable({ universityName, courses, canReorder, usage }: CourseTableProps) {
  const t = useMessages(officeCatalogueMessages);
  const locale = useLocale();
  const path = usePath();
  const order = {
    id: "order",
    label: t.order,
    isActions: true,
    cell: ({ id, values }: Course) => (
      <MoveForm
        kind="course"
        id={id}
        name={itemName(locale, values)}
        position={courses.findIndex((one) => one.id === id) + 1}
      />
    ),
  };
  return (
    <DataTable
      caption={universityName}
      className="catalogue-table"
      rows={courses}
      getKey={(row) => row.id}
      columns={[
        {
          id: "name",
          label: t.course,
          isHead: true,
          cell: ({ id, values }) => (
            <>
              {/* After a move the page opens at this link, near the buttons that were used. */}
              <Link id={id} tabIndex={0} to={path(catalogueItemUrl("course", id))}>
                {itemName(locale, values)}
              </Link>
              <small className="muted">{values.degree}</small>
            </>
          ),
        },
        {
          id: "state",
          label: t.state,
          cell: ({ values }) => (
            <div>
              <AvailabilityTag values={values} />
            </div>
          ),
        },
        {
          id: "verification",
          label: t.fields.verification,
          cell: ({ values }) => optionLabel(t, "verification", values.verification ?? ""),
        },
        {
          id: "language",
          label: t.teachingLanguage,
          cell: ({ values }) => optionLabel(t, "language", values.language ?? ""),
        },
        {
          id: "baskets",
          label: t.baskets,
          isNumber: true,
          cell: ({ id }) => usage[id]?.baskets ?? 0,
        },
        ...(canReorder ? [order] : []),
      ]}
    />
  );
}
