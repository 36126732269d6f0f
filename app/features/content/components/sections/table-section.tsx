import type { Column, Row, TableSection as Table } from "../../kinds.ts";
import { Line } from "../line.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** A table whose rows become cards on a phone: each cell then repeats the name of its column. */
export function TableSection({ section }: { section: Table }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <div className="level-table">
        <table>
          <caption>
            <Line text={section.caption} />
          </caption>
          <thead>
            <tr>
              {section.columns.map(({ label }) => (
                <th key={label} scope="col">
                  <Line text={label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map((row) => (
              <TableRow key={row.cells.join()} row={row} columns={section.columns} />
            ))}
          </tbody>
        </table>
      </div>
      {section.note && (
        <p className="section-note">
          <Line text={section.note} />
        </p>
      )}
    </>
  );
}

function TableRow({ row, columns }: { row: Row; columns: Column[] }) {
  const [title, ...others] = columns;
  const [first = "", ...cells] = row.cells;
  return (
    <tr className={row.mark ? "is-marked" : undefined}>
      <th scope="row" lang={title?.lang}>
        <Line text={first} />
        {row.mark && <small>{row.mark}</small>}
      </th>
      {others.map(({ label, lang }, index) => (
        <td
          key={label}
          data-label={label}
          lang={lang}
          className={cells[index] ? undefined : "is-empty"}
        >
          <Line text={cells[index] || "–"} />
        </td>
      ))}
    </tr>
  );
}
