import { Link } from "react-router";
import type { EnquirySummary } from "#app/features/enquiries/enquiry-review.server.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";
import { EnquiryTag } from "./enquiry-tag.tsx";

export function EnquiryTable({ enquiries }: { enquiries: EnquirySummary[] }) {
  const { office: t, subjects } = useMessages(enquiryMessages);
  const { city } = useMessages(officeMessages);
  const clock = useClock();
  const path = usePath();
  return (
    <DataTable
      caption={t.caption}
      rows={enquiries}
      getKey={(row) => row.id}
      className="enquiry-table"
      columns={[
        {
          id: "person",
          label: t.person,
          isHead: true,
          cell: (row) => (
            <>
              <Link to={path(`/administration/demandes/${row.id}`)} dir="auto">
                {row.name}
              </Link>
              <small className="numbers">{row.reference}</small>
            </>
          ),
        },
        { id: "about", label: t.about, cell: (row) => subjects[row.subject] },
        {
          id: "campus",
          label: t.campus,
          cell: (row) => (row.campus ? city[row.campus] : t.noCampus),
        },
        { id: "state", label: t.state, cell: (row) => <EnquiryTag handledAt={row.handledAt} /> },
        {
          id: "sent",
          label: t.sent,
          cell: (row) => (
            <time className="numbers" dateTime={row.sentAt.toISOString()}>
              {clock.shortDate(row.sentAt)}
            </time>
          ),
        },
      ]}
    />
  );
}
