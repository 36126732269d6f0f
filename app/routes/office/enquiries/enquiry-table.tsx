import { Link } from "react-router";
import type { EnquiryLine } from "#app/features/enquiries/enquiry-review.server.ts";
import { enquiryWords } from "#app/i18n/enquiry.ts";
import { officeWords } from "#app/i18n/office.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { useClock } from "../frame/use-clock.ts";
import { EnquiryTag } from "./enquiry-tag.tsx";

/** The enquiries of a list: who asks, about what, since when. */
export function EnquiryTable({ enquiries }: { enquiries: EnquiryLine[] }) {
  const { office: words, subjects } = useWords(enquiryWords);
  const { city } = useWords(officeWords);
  const clock = useClock();
  const path = usePath();
  return (
    <DataTable
      caption={words.caption}
      rows={enquiries}
      keyOf={(row) => row.id}
      className="enquiry-table"
      columns={[
        {
          id: "person",
          label: words.person,
          isHead: true,
          cell: (row) => (
            <>
              <Link to={path(`/administration/demandes/${row.id}`)} dir="auto">
                {row.name}
              </Link>
              <small className="figures">{row.reference}</small>
            </>
          ),
        },
        { id: "about", label: words.about, cell: (row) => subjects[row.subject] },
        {
          id: "campus",
          label: words.campus,
          cell: (row) => (row.campus ? city[row.campus] : words.noCampus),
        },
        { id: "state", label: words.state, cell: (row) => <EnquiryTag handled={row.handledAt} /> },
        {
          id: "sent",
          label: words.sent,
          cell: (row) => (
            <time className="figures" dateTime={row.sentAt.toISOString()}>
              {clock.shortDate(row.sentAt)}
            </time>
          ),
        },
      ]}
    />
  );
}
