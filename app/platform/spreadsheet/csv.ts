import { stringify } from "csv-stringify/sync";
import type { Cell } from "./xlsx.ts";

/** What parts the cells: French spreadsheets open semicolons as columns, English ones commas. */
export type Separator = ";" | ",";

/** A file of values for spreadsheets, made page by page as it is read. */
export function csv(
  head: string[],
  pages: AsyncIterable<Cell[][]>,
  separator: Separator,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const waiting = written(head, pages, separator);
  return new ReadableStream({
    async pull(stream) {
      const { value, done } = await waiting.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: () => void waiting.return(undefined),
  });
}

async function* written(head: string[], pages: AsyncIterable<Cell[][]>, separator: Separator) {
  const encoder = new TextEncoder();
  // The mark by which spreadsheets know the alphabet.
  yield encoder.encode(`\uFEFF${write([head], separator)}`);
  for await (const rows of pages) {
    const cells = rows.map((row) => row.map(textOf));
    yield encoder.encode(write(cells, separator));
  }
}

/** A cell that a spreadsheet would compute is given as text (OWASP, CSV injection). */
const write = (rows: (string | number | null)[][], delimiter: Separator) =>
  stringify(rows, { escape_formulas: true, delimiter });

/** A day as 2026-11-22, a moment with its hour (UTC). */
function textOf(cell: Cell): string | number | null {
  if (!(cell instanceof Date)) return cell;
  const text = cell.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 16).replace("T", " ");
}
