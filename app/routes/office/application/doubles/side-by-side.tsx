import { Fragment } from "react";
import type { Likeness } from "#app/features/review/doubles/double.ts";
import type { Side } from "#app/features/review/doubles/doubles-shown.server.ts";
import { formatBirth } from "#app/i18n/birth.ts";
import { doubleMessages } from "#app/i18n/double.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { personNameMessages } from "#app/i18n/person-name.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../../frame/use-clock.ts";

type SideBySideProps = { own: Side; other: Side; likeness: Likeness[] };

/** The rows that a likeness is about: they are marked. */
const about: Record<Likeness, (keyof Side)[]> = {
  passport: ["passport"],
  "name-and-birth": ["lastName", "firstName", "birthOn"],
  "part-of-name-and-birth": ["lastName", "firstName", "birthOn"],
  phone: ["phone"],
};

const rows = [
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
] as const satisfies (keyof Side)[];

/** Two files, answer by answer. */
export function SideBySide({ own, other, likeness }: SideBySideProps) {
  const t = useMessages(doubleMessages);
  const office = useMessages(officeMessages);
  const { noFirstName } = useMessages(personNameMessages);
  const locale = useLocale();
  const clock = useClock();
  const alike = likeness.flatMap((one) => about[one]);
  const none = (row: (typeof rows)[number]) => office.file.no(t.rows[row]);
  const told = (side: Side, row: (typeof rows)[number]): string => {
    if (row === "campus") return office.city[side.campus];
    if (row === "state") return office.states[side.state];
    if (row === "birthOn") return side.birthOn ? formatBirth(locale, side.birthOn) : none(row);
    if (row === "firstName") return side.firstName || noFirstName;
    if (row === "submittedAt") return clock.date(side.submittedAt);
    return `${side[row] ?? none(row)}`;
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
        {rows.map((row) => (
          <tr key={row} className={alike.includes(row) ? "is-alike" : undefined}>
            <th scope="row">{t.rows[row]}</th>
            {[own, other].map((side) => (
              <td key={side.id}>
                {row === "email" ? <Address address={told(side, row)} /> : told(side, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An address that is too long goes on in the next line after one of its own marks. */
function Address({ address }: { address: string }) {
  const parts = address.split(/(?<=[@.])/);
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
