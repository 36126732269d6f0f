import { Link } from "react-router";
import { stateTable } from "#app/features/admissions/application-state.ts";
import { getAge, isYearOnly } from "#app/features/admissions/calendar.ts";
import { birthDateMessages } from "#app/features/admissions/messages/birth-date.ts";
import type { ListedApplication } from "#app/features/review/list/list-applications.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { formatFullName } from "#app/lib/person-name.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { StateTag } from "../shell/state-tag.tsx";
import { useClock } from "../shell/use-clock.ts";

export type ApplicationListRow = ListedApplication & { unread: number };
type ApplicationRowProps = { row: ApplicationListRow; today: string; showsSentDate: boolean };

export function ApplicationRow({ row, today, showsSentDate }: ApplicationRowProps) {
  const { city } = useMessages(officeMessages);
  const t = useMessages(applicationListMessages);
  const clock = useClock();
  const warningClass = row.proofs < row.entries ? " is-warning" : "";
  return (
    <tr>
      <td className="select-cell">
        <Checkbox
          className="is-alone"
          name="application"
          value={row.id}
          label={<span className="vh">{t.several.tick(formatFullName(row))}</span>}
        />
      </td>
      <th scope="row">
        <Candidate row={row} today={today} />
      </th>
      <td className="cell-campus">{city[row.campus]}</td>
      <td className="cell-state">
        <StateTag state={row.state} />
      </td>
      <td className="cell-choices numbers is-right">{row.choices}</td>
      <td className={`numbers is-right is-wide-only${warningClass}`}>
        {row.proofs}/{row.entries}
      </td>
      <td className="cell-waiting numbers">
        {showsSentDate ? (
          <time dateTime={row.submittedAt.toISOString()}>{clock.shortDate(row.submittedAt)}</time>
        ) : (
          <WaitingTime row={row} today={today} />
        )}
      </td>
      <td className="cell-assignee">
        {row.officer ? (
          <span className="assignee">
            <Avatar name={row.officer.name} size="small" />
            {row.officer.name}
            {row.officer.isFormerOfficer && <Tag tone="warn">{t.toTakeOver}</Tag>}
          </span>
        ) : (
          <span className="muted">{t.nobody}</span>
        )}
      </td>
    </tr>
  );
}

/** More days than this in a state where the school has to act are shown as a warning. */
const LONG_WAIT_DAYS = 7;

function WaitingTime({ row, today }: Omit<ApplicationRowProps, "showsSentDate">) {
  const t = useMessages(applicationListMessages);
  const clock = useClock();
  const since = row.stateSince.toISOString();
  const days = Math.max(
    0,
    (Date.parse(today) - Date.parse(toCalendarDate(row.stateSince))) / DAY_MS,
  );
  const isLate = row.dueOn !== null && row.dueOn < today;
  const isLong = days > LONG_WAIT_DAYS && stateTable[row.state].turn === "school";
  const timeElement = (
    <time dateTime={since} title={clock.shortDate(row.stateSince)}>
      <span aria-hidden="true">{t.days(days)}</span>
      <span className="vh">{t.daysRead(days)}</span>
    </time>
  );
  if (!isLate && !isLong) return timeElement;
  return (
    <span className="numbers is-warning waiting-long">
      <Icon name="clock" />
      {timeElement}
      <span className="vh">, {isLate ? t.overdue : t.long}</span>
    </span>
  );
}

function Candidate({ row, today }: Omit<ApplicationRowProps, "showsSentDate">) {
  const { list: t } = useMessages(officeMessages);
  const birth = useMessages(birthDateMessages);
  const path = usePath();
  const formatAge = (birthOn: string) =>
    isYearOnly(birthOn) ? birth.bornIn(birthOn) : t.years(getAge(birthOn, today));
  return (
    <>
      <Link to={path(`/administration/candidatures/${row.id}`)}>
        <span className="family-name uppercase">{row.lastName}</span> {row.firstName}
      </Link>
      <small className="numbers">
        {row.number}
        {row.birthOn && ` · ${formatAge(row.birthOn)}`}
        {row.unread > 0 && (
          <>
            {" · "}
            <span className="message-count">
              <Icon name="chat-circle-text-fill" />
              {t.unread(row.unread)}
            </span>
          </>
        )}
      </small>
    </>
  );
}
