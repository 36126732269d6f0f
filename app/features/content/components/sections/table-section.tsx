import type { Column, Row, TableSection as Table } from "../../kinds.ts";
import { Line, Raised } from "../line.tsx";
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
      <th scope="row">
        <Words text={first} lang={title?.lang} />
        {row.mark && (
          <small>
            <Raised text={row.mark} />
          </small>
        )}
      </th>
      {others.map(({ label, lang }, index) => (
        <td key={label} data-label={label} className={cells[index] ? undefined : "is-empty"}>
          <Words text={cells[index] || "–"} lang={lang} />
        </td>
      ))}
    </tr>
  );
}

/** The words of a cell in the language of its column; the name of the column before them is the page's. */
function Words({ text, lang }: { text: string; lang?: Column["lang"] }) {
  if (!lang) return <Line text={text} />;
  return (
    <span lang={lang}>
      <Line text={text} />
    </span>
  );
}
