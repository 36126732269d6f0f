import { Link } from "react-router";
import type { Holders } from "#app/features/admissions/holders.server.ts";
import type { ListedUniversity } from "#app/features/catalogue/staff-list.server.ts";
import { officeCatalogueWords } from "#app/i18n/office-catalogue.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
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
  const words = useWords(officeCatalogueWords);
  const locale = useLocale();
  const path = usePath();
  const order = {
    id: "order",
    label: words.order,
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
          label: words.course,
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
          label: words.state,
          cell: ({ values }) => (
            <div>
              <AvailabilityTag values={values} />
            </div>
          ),
        },
        {
          id: "verification",
          label: words.fields.verification,
          cell: ({ values }) => wordOf(words, "verification", values.verification ?? ""),
        },
        {
          id: "language",
          label: words.taught,
          cell: ({ values }) => wordOf(words, "language", values.language ?? ""),
        },
        {
          id: "baskets",
          label: words.baskets,
          isNumber: true,
          cell: ({ id }) => holders[id]?.baskets ?? 0,
        },
        ...(arranged ? [order] : []),
      ]}
    />
  );
}
