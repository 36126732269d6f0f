import { Link } from "react-router";
import type { JournalLine } from "#app/features/audit/journal.server.ts";
import { paramsOf, subjects } from "#app/features/audit/journal.ts";
import { formatCampusDate, formatCampusTime } from "#app/features/identity/campus-clock.ts";
import { journalMessages } from "#app/i18n/journal.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { detailsIn } from "./details.ts";
import { actionNames, placeOf, subjectName } from "./names.ts";

/** Lines of the history; on a phone each is a card. */
export function JournalTable({ lines }: { lines: JournalLine[] }) {
  const t = useMessages(journalMessages);
  const locale = useLocale();
  const names = actionNames(locale);
  const told = detailsIn(locale);
  return (
    <DataTable
      caption={t.caption}
      className="journal-table"
      rows={lines}
      keyOf={({ id }) => id}
      columns={[
        {
          id: "at",
          label: t.at,
          cell: ({ at }) => (
            <time className="figures" dateTime={at.toISOString()}>
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
              {ownValue(names, action) ?? t.otherAct}
              <small className="muted">{told(details)}</small>
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
        { id: "about", label: t.about, cell: (line) => <About line={line} /> },
      ]}
    />
  );
}

/** The thing a line is about: its page where it has one, and the other lines about it. */
function About({ line: { subjectKind, subjectId, whose } }: { line: JournalLine }) {
  const t = useMessages(journalMessages);
  const path = usePath();
  const subject = subjects.find((one) => one === subjectKind) ?? null;
  const name = subjectName(subjectKind, useLocale());
  const place = placeOf(subjectKind, subjectId, whose);
  const said = whose ? (
    <>
      {name} · <bdi>{whose.name}</bdi>
    </>
  ) : (
    name
  );
  const all = { who: "", party: null, from: null, until: null };
  const only = paramsOf({ ...all, subject, subjectId });
  return (
    <>
      {place ? <Link to={path(place)}>{said}</Link> : said}
      <small>
        <Link to={path(`/administration/journal?${only}`)}>{t.only}</Link>
      </small>
    </>
  );
}
