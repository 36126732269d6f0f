import type { ReactNode } from "react";

type Column<Row> = {
  id: string;
  /** Column heading; on a phone it is shown before each value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** The cell is the heading of its row. */
  isHead?: boolean;
  /** Aligns the column to the right. */
  isNumber?: boolean;
  /** The column holds the buttons of a row; on a phone they are at the end of the card. */
  isActions?: boolean;
};

type DataTableProps<Row> = {
  /** Caption, visible to screen readers only. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  getKey: (row: Row) => string;
  className?: string;
};

/** An HTML table; under 768 px each row is shown as a card. */
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
    <td data-label={column.label} className={column.isNumber ? "numbers is-right" : undefined}>
      {column.cell(row)}
    </td>
  );
}
