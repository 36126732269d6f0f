import { Link } from "react-router";
import { formatCampusDate, formatCampusTime } from "#app/features/access/campus-clock.ts";
import type { JournalLine } from "#app/features/audit/journal.server.ts";
import { formatJournalFilter, journalSubjects } from "#app/features/audit/journal.ts";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { createDetailsFormatter } from "./format-details.ts";
import { actionNames, getSubjectPath, subjectName } from "./journal-names.ts";

/** Lines of the history. On a phone each is a card. */
export function JournalTable({ lines }: { lines: JournalLine[] }) {
  const t = useMessages(journalMessages);
  const locale = useLocale();
  const names = actionNames(locale);
  const formatDetails = createDetailsFormatter(locale);
  return (
    <DataTable
      caption={t.caption}
      className="journal-table"
      rows={lines}
      getKey={({ id }) => id}
      columns={[
        {
          id: "at",
          label: t.at,
          cell: ({ at }) => (
            <time className="numbers" dateTime={at.toISOString()}>
              {formatCampusDate(locale, at, "senegal")}, {formatCampusTime(locale, at, "senegal")}
            </time>
          ),
        },
        {
          id: "action",
          label: t.action,
          isHead: true,
          cell: ({ action, details }) => (
            <>
              {getOwnValue(names, action) ?? t.otherAction}
              <small className="muted">{formatDetails(details)}</small>
            </>
          ),
        },
        {
          id: "by",
          label: t.by,
          cell: ({ name, email, party }) => (
            <>
              {name ?? t.parties[party]}
              {email && <small className="muted">{email}</small>}
            </>
          ),
        },
        { id: "about", label: t.about, cell: (line) => <LineSubject line={line} /> },
      ]}
    />
  );
}

/** The subject of a line: its page if it has one, and a filter for the other lines about it. */
function LineSubject({ line: { subjectKind, subjectId, account: whose } }: { line: JournalLine }) {
  const t = useMessages(journalMessages);
  const path = usePath();
  const subject = journalSubjects.find((one) => one === subjectKind) ?? null;
  const name = subjectName(subjectKind, useLocale());
  const url = getSubjectPath(subjectKind, subjectId, whose);
  const label = whose ? (
    <>
      {name} · <bdi>{whose.name}</bdi>
    </>
  ) : (
    name
  );
  const emptyFilter = { who: "", party: null, from: null, until: null };
  const subjectParams = formatJournalFilter({ ...emptyFilter, subject, subjectId });
  return (
    <>
      {url ? <Link to={path(url)}>{label}</Link> : label}
      <small>
        <Link to={path(`/administration/journal?${subjectParams}`)}>{t.only}</Link>
      </small>
    </>
  );
}
