import type { TableSection as Table, TableColumn, TableRow } from "../../kinds.ts";
import { OrdinalText, TypesetText } from "../typeset-text.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** A table whose rows become cards on a phone, where each cell repeats its column label. */
export function TableSection({ section }: { section: Table }) {
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <div className="level-table">
        <table>
          <caption>
            <TypesetText text={section.caption} />
          </caption>
          <thead>
            <tr>
              {section.columns.map(({ label }) => (
                <th key={label} scope="col">
                  <TypesetText text={label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map((row) => (
              <BodyRow key={row.cells.join()} row={row} columns={section.columns} />
            ))}
          </tbody>
        </table>
      </div>
      {section.note && (
        <p className="section-note">
          <TypesetText text={section.note} />
        </p>
      )}
    </>
  );
}

function BodyRow({ row, columns }: { row: TableRow; columns: TableColumn[] }) {
  const [title, ...others] = columns;
  const [first = "", ...cells] = row.cells;
  return (
    <tr className={row.mark ? "is-marked" : undefined}>
      <th scope="row">
        <LocalizedText text={first} lang={title?.lang} />
        {row.mark && (
          <small>
            <OrdinalText text={row.mark} />
          </small>
        )}
      </th>
      {others.map(({ label, lang }, index) => (
        <td key={label} data-label={label} className={cells[index] ? undefined : "is-empty"}>
          <LocalizedText text={cells[index] || "–"} lang={lang} />
        </td>
      ))}
    </tr>
  );
}

/** The text of a cell in the language of its column; the label before it has the page's language. */
function LocalizedText({ text, lang }: { text: string; lang?: TableColumn["lang"] }) {
  if (!lang) return <TypesetText text={text} />;
  return (
    <span lang={lang}>
      <TypesetText text={text} />
    </span>
  );
}
