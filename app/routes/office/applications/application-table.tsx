import { Link } from "react-router";
import { ageOn } from "#app/features/admissions/calendar.ts";
import type { ListedApplication } from "#app/features/review/list.server.ts";
import { formatShortDate } from "#app/i18n/format.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { StateTag } from "../frame/state-tag.tsx";

type Row = ListedApplication & { unread: number };

/** The applications of a page; on a phone each row is a card that is wholly a link. */
export function ApplicationTable({ rows, today }: { rows: Row[]; today: string }) {
  const { list: words } = useWords(officeWords);
  return (
    <div className="table-frame application-frame">
      <table className="table application-table is-plain">
        <caption className="vh">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.candidate}</th>
            <th scope="col">{words.campus}</th>
            <th scope="col">{words.state}</th>
            <th scope="col" className="is-right">
              {words.choices}
            </th>
            <th scope="col" className="is-right">
              {words.proofs}
            </th>
            <th scope="col">{words.sent}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApplicationRow key={row.id} row={row} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ApplicationRow({ row, today }: { row: Row; today: string }) {
  const { city } = useWords(officeWords);
  const locale = useLocale();
  const few = row.proofs < row.entries ? " is-warning" : "";
  return (
    <tr>
      <th scope="row">
        <Candidate row={row} today={today} />
      </th>
      <td className="cell-programme">{city[row.campus]}</td>
      <td className="cell-state">
        <StateTag state={row.state} />
      </td>
      <td className="figures is-right is-wide-only">{row.choices}</td>
      <td className={`figures is-right is-wide-only${few}`}>
        {row.proofs}/{row.entries}
      </td>
      <td className="cell-waiting figures">
        <time dateTime={row.submittedAt.toISOString()}>
          {formatShortDate(locale, row.submittedAt)}
        </time>
      </td>
    </tr>
  );
}

function Candidate({ row, today }: { row: Row; today: string }) {
  const { list: words } = useWords(officeWords);
  const path = usePath();
  return (
    <>
      <Link to={path(`/administration/candidatures/${row.id}`)}>
        <span className="family-name uppercase">{row.lastName}</span> {row.firstName}
      </Link>
      <small className="figures">
        {row.number}
        {row.birthOn && ` · ${words.years(ageOn(row.birthOn, today))}`}
        {row.unread > 0 && (
          <>
            {" · "}
            <span className="message-count">
              <Icon name="chat-circle-text-fill" />
              {words.unread(row.unread)}
            </span>
          </>
        )}
      </small>
    </>
  );
}
