import type { ApplicationFilter } from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { type ApplicationListRow, ApplicationRow } from "./application-row.tsx";
import { SortableHeader } from "./sortable-header.tsx";

/** A page of the list. On a phone each row is a card, and the whole card is the link. */
export function ApplicationTable(props: {
  rows: ApplicationListRow[];
  today: string;
  listFilter: ApplicationFilter;
}) {
  const { rows, today, listFilter } = props;
  const { list: t } = useMessages(officeMessages);
  const { assignee: assigneeText, timeInState, several } = useMessages(applicationListMessages);
  const showsSentDate = listFilter.sort === "sent";
  return (
    <div className="table-frame application-frame">
      <table className="table application-table">
        <caption className="vh">{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="select-cell">
              <span className="vh">{several.ticked}</span>
            </th>
            <SortableHeader sort="name" listFilter={listFilter}>
              {t.candidate}
            </SortableHeader>
            <th scope="col">{t.campus}</th>
            <th scope="col">{t.state}</th>
            <th scope="col" className="cell-choices is-right">
              {t.choices}
            </th>
            <th scope="col" className="is-right">
              {t.proofs}
            </th>
            <SortableHeader sort={showsSentDate ? "sent" : "waiting"} listFilter={listFilter}>
              {showsSentDate ? t.sent : timeInState}
            </SortableHeader>
            <th scope="col">{assigneeText}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApplicationRow key={row.id} row={row} today={today} showsSentDate={showsSentDate} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
