import type { ReactNode } from "react";

type Column<Row> = {
  id: string;
  /** The head of the column; on a phone it stands before each value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** The column that names the row. */
  isHead?: boolean;
  /** Numbers stand on the right. */
  isNumber?: boolean;
  /** The buttons of a row: they close the card on a phone. */
  isActions?: boolean;
};

type DataTableProps<Row> = {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  getKey: (row: Row) => string;
  className?: string;
};

/** A real table; under 768 px each row becomes a card. */
export function DataTable<Row>({ caption, columns, rows, getKey, className }: DataTableProps<Row>) {
  return (
    <div className="table-frame">
      <table className={["table table-cards", className].filter(Boolean).join(" ")}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.isNumber ? "is-right" : undefined}>
                {column.isActions ? <span className="vh">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getKey(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.isHead) return <th scope="row">{column.cell(row)}</th>;
  if (column.isActions) return <td className="card-foot">{column.cell(row)}</td>;
  return (
    <td data-label={column.label} className={column.isNumber ? "figures is-right" : undefined}>
      {column.cell(row)}
    </td>
  );
}
