import type { Wanted } from "#app/features/review/list/wanted.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { ApplicationRow, type Row } from "./application-row.tsx";
import { SortHead } from "./sort-head.tsx";

/** The applications of a page; on a phone each row is a card that is wholly a link. */
export function ApplicationTable(props: { rows: Row[]; today: string; wanted: Wanted }) {
  const { rows, today, wanted } = props;
  const { list: t } = useMessages(officeMessages);
  const { charge, waitingSince, several } = useMessages(listingMessages);
  const isSent = wanted.sort === "sent";
  return (
    <div className="table-frame application-frame">
      <table className="table application-table">
        <caption className="vh">{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="select-cell">
              <span className="vh">{several.ticked}</span>
            </th>
            <SortHead sort="name" wanted={wanted}>
              {t.candidate}
            </SortHead>
            <th scope="col">{t.campus}</th>
            <th scope="col">{t.state}</th>
            <th scope="col" className="is-right">
              {t.choices}
            </th>
            <th scope="col" className="is-right">
              {t.proofs}
            </th>
            <SortHead sort={isSent ? "sent" : "waiting"} wanted={wanted}>
              {isSent ? t.sent : waitingSince}
            </SortHead>
            <th scope="col">{charge}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApplicationRow key={row.id} row={row} today={today} isSent={isSent} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
