import { Fragment } from "react";
import { formatBirthDate } from "#app/features/admissions/messages/birth-date.ts";
import type { MatchReason } from "#app/features/review/duplicates/duplicate.ts";
import type { ComparedApplication } from "#app/features/review/duplicates/list-duplicates.server.ts";
import { duplicatesMessages } from "#app/features/review/messages/duplicates.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { personNameMessages } from "#app/i18n/person-name.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../../shell/use-clock.ts";

type SideBySideProps = {
  current: ComparedApplication;
  other: ComparedApplication;
  matchReasons: MatchReason[];
};

/** The rows to highlight for each reason of a match. */
const matchReasonRows: Record<MatchReason, (keyof ComparedApplication)[]> = {
  passport: ["passport"],
  "name-and-birth": ["lastName", "firstName", "birthOn"],
  "part-of-name-and-birth": ["lastName", "firstName", "birthOn"],
  phone: ["phone"],
};

const comparedRows = [
  "number",
  "lastName",
  "firstName",
  "birthOn",
  "passport",
  "phone",
  "email",
  "campus",
  "submittedAt",
  "state",
  "choices",
] as const satisfies (keyof ComparedApplication)[];

/** Compares two applications row by row. */
export function SideBySide({ current, other, matchReasons }: SideBySideProps) {
  const t = useMessages(duplicatesMessages);
  const office = useMessages(officeMessages);
  const { noFirstName } = useMessages(personNameMessages);
  const locale = useLocale();
  const clock = useClock();
  const matchingRows = matchReasons.flatMap((one) => matchReasonRows[one]);
  const missingText = (row: (typeof comparedRows)[number]) => office.file.no(t.rows[row]);
  const formatCell = (
    application: ComparedApplication,
    row: (typeof comparedRows)[number],
  ): string => {
    if (row === "campus") return office.city[application.campus];
    if (row === "state") return office.states[application.state];
    if (row === "birthOn")
      return application.birthOn ? formatBirthDate(locale, application.birthOn) : missingText(row);
    if (row === "firstName") return application.firstName || noFirstName;
    if (row === "submittedAt") return clock.date(application.submittedAt);
    return `${application[row] ?? missingText(row)}`;
  };
  return (
    <table className="side-by-side">
      <caption className="vh">{t.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t.what}</span>
          </th>
          <th scope="col">{t.here}</th>
          <th scope="col">{t.there}</th>
        </tr>
      </thead>
      <tbody>
        {comparedRows.map((row) => (
          <tr key={row} className={matchingRows.includes(row) ? "is-alike" : undefined}>
            <th scope="row">{t.rows[row]}</th>
            {[current, other].map((application) => (
              <td key={application.id}>
                {row === "email" ? (
                  <BreakableEmail address={formatCell(application, row)} />
                ) : (
                  formatCell(application, row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Allows a line break after each "@" and "." of an email address. */
function BreakableEmail({ address }: { address: string }) {
  const parts = address.split(/(?<=[@.])/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
