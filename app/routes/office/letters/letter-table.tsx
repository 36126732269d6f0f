import { Form } from "react-router";
import type { Undelivered } from "#app/features/notices/dead-letter.server.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { useClock } from "../frame/use-clock.ts";
import { SEVERAL } from "./several-bar.tsx";

type LetterTableProps = {
  letters: Undelivered[];
  /** May this person send them again, or give them up? */
  deals: boolean;
};

/** The letters that could not be delivered: to whom, about what, why, since when. */
export function LetterTable({ letters, deals }: LetterTableProps) {
  const { dead: words } = useWords(noticesWords).office;
  const clock = useClock();
  const acts = {
    id: "acts",
    label: words.acts,
    isActions: true,
    cell: (row: Undelivered) => <Acts letter={row} />,
  };
  return (
    <DataTable
      caption={words.caption}
      rows={letters}
      keyOf={(row) => row.id}
      className="letter-table"
      columns={[
        {
          id: "to",
          label: words.to,
          isHead: true,
          cell: (row) =>
            deals ? (
              <Checkbox form={SEVERAL} name="letter" value={row.id} label={<bdi>{row.to}</bdi>} />
            ) : (
              <bdi>{row.to}</bdi>
            ),
        },
        { id: "kind", label: words.kind, cell: (row) => words.kinds[row.kind] },
        {
          id: "why",
          label: words.why,
          cell: (row) => (
            <div>
              {words.faults[row.fault]}
              {row.answer && <small lang="en">{row.answer}</small>}
            </div>
          ),
        },
        {
          id: "since",
          label: words.since,
          cell: (row) => (
            <time className="figures" dateTime={row.since.toISOString()}>
              {clock.shortDate(row.since)}
            </time>
          ),
        },
        ...(deals ? [acts] : []),
      ]}
    />
  );
}

function Acts({ letter: { id, to } }: { letter: Undelivered }) {
  const { dead: words } = useWords(noticesWords).office;
  return (
    <Form className="actions" method="post">
      <input type="hidden" name="letter" value={id} />
      <Button type="submit" name="intent" value="again" variant="secondary" small>
        {words.again}
        <span className="vh"> {to}</span>
      </Button>
      <details>
        <summary className="link-button is-danger">
          {words.giveUp}
          <span className="vh"> {to}</span>
        </summary>
        <p className="tiny-text">{words.giveUpText}</p>
        <Button type="submit" name="intent" value="given-up" variant="danger" small>
          {words.giveUpYes}
          <span className="vh"> {to}</span>
        </Button>
      </details>
    </Form>
  );
}
