import { stringify } from "csv-stringify/sync";
import type { Cell } from "./xlsx.ts";

/** A file of values for spreadsheets, made page by page as it is read. */
export function csv(
  head: string[],
  pages: AsyncIterable<Cell[][]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const waiting = written(head, pages);
  return new ReadableStream({
    async pull(stream) {
      const { value, done } = await waiting.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: () => void waiting.return(undefined),
  });
}

async function* written(head: string[], pages: AsyncIterable<Cell[][]>) {
  const encoder = new TextEncoder();
  // The mark by which spreadsheets know the alphabet.
  yield encoder.encode(`\uFEFF${write([head])}`);
  for await (const rows of pages) yield encoder.encode(write(rows.map((row) => row.map(textOf))));
}

/** A cell that a spreadsheet would compute is given as text (OWASP, CSV injection). */
const write = (rows: (string | number | null)[][]) => stringify(rows, { escape_formulas: true });

/** A day as 2026-11-22, a moment with its hour (UTC). */
function textOf(cell: Cell): string | number | null {
  if (!(cell instanceof Date)) return cell;
  const text = cell.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 16).replace("T", " ");
}
