import type { Wanted } from "#app/features/review/list/wanted.ts";
import { listingWords } from "#app/i18n/listing.ts";
import { officeWords } from "#app/i18n/office.ts";
import { useWords } from "#app/ui/use-words.ts";
import { ApplicationRow, type Row } from "./application-row.tsx";
import { SortHead } from "./sort-head.tsx";

/** The applications of a page; on a phone each row is a card that is wholly a link. */
export function ApplicationTable(props: { rows: Row[]; today: string; wanted: Wanted }) {
  const { rows, today, wanted } = props;
  const { list: words } = useWords(officeWords);
  const { charge, waitingSince, several } = useWords(listingWords);
  const isSent = wanted.sort === "sent";
  return (
    <div className="table-frame application-frame">
      <table className="table application-table">
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="select-cell">
              <span className="vh">{several.ticked}</span>
            </th>
            <SortHead sort="name" wanted={wanted}>
              {words.candidate}
            </SortHead>
            <th scope="col">{words.campus}</th>
            <th scope="col">{words.state}</th>
            <th scope="col" className="is-right">
              {words.choices}
            </th>
            <th scope="col" className="is-right">
              {words.proofs}
            </th>
            <SortHead sort={isSent ? "sent" : "waiting"} wanted={wanted}>
              {isSent ? words.sent : waitingSince}
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
