import { stringify } from "csv-stringify/sync";
import type { Cell } from "./xlsx.ts";

/** French spreadsheets split columns at semicolons, English ones at commas. */
export type Separator = ";" | ",";

/** Streams a CSV file, page by page as the rows are read. */
export function createCsv(
  header: string[],
  pages: AsyncIterable<Cell[][]>,
  separator: Separator,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = csvChunks(header, pages, separator);
  return new ReadableStream({
    async pull(stream) {
      const { value, done } = await chunks.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: () => void chunks.return(undefined),
  });
}

async function* csvChunks(header: string[], pages: AsyncIterable<Cell[][]>, separator: Separator) {
  const encoder = new TextEncoder();
  // The byte order mark, by which spreadsheets recognise UTF-8.
  yield encoder.encode(`\uFEFF${formatRows([header], separator)}`);
  for await (const rows of pages) {
    const cells = rows.map((row) => row.map(formatCell));
    yield encoder.encode(formatRows(cells, separator));
  }
}

/** Cells that a spreadsheet would evaluate as formulas are escaped (OWASP, CSV injection). */
const formatRows = (rows: (string | number | null)[][], delimiter: Separator) =>
  stringify(rows, { escape_formulas: true, delimiter });

/** Formats a day as 2026-11-22, and another time with its hour (UTC). */
function formatCell(cell: Cell): string | number | null {
  if (!(cell instanceof Date)) return cell;
  const text = cell.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 16).replace("T", " ");
}
