import { Link } from "react-router";
import type { Holders } from "#app/features/admissions/holders.server.ts";
import type { ListedUniversity } from "#app/features/catalogue/staff-list.server.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { pageOf } from "./addresses.ts";
import { AvailabilityTag } from "./availability-tag.tsx";
import { MoveForm } from "./move-form.tsx";
import { nameOf, wordOf } from "./wording.ts";

type Course = ListedUniversity["courses"][number];

type CourseTableProps = {
  /** Of the university. */
  name: string;
  courses: Course[];
  arranged: boolean;
  holders: Record<string, Holders>;
};

/** The formations of a university, in their order; on a phone each is a card. */
export function CourseTable({ name, courses, arranged, holders }: CourseTableProps) {
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
        name={nameOf(locale, values)}
        place={courses.findIndex((one) => one.id === id) + 1}
      />
    ),
  };
  return (
    <DataTable
      caption={name}
      className="catalogue-table"
      rows={courses}
      keyOf={(row) => row.id}
      columns={[
        {
          id: "name",
          label: t.course,
          isHead: true,
          cell: ({ id, values }) => (
            <>
              {/* One that was moved is where one then is: its buttons are a few steps further. */}
              <Link id={id} tabIndex={0} to={path(pageOf("course", id))}>
                {nameOf(locale, values)}
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
          cell: ({ values }) => wordOf(t, "verification", values.verification ?? ""),
        },
        {
          id: "language",
          label: t.taught,
          cell: ({ values }) => wordOf(t, "language", values.language ?? ""),
        },
        {
          id: "baskets",
          label: t.baskets,
          isNumber: true,
          cell: ({ id }) => holders[id]?.baskets ?? 0,
        },
        ...(arranged ? [order] : []),
      ]}
    />
  );
}
