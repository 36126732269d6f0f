import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { decodeText, type TextEncoding } from "#app/lib/decode-text.ts";
import { plainText, safeCell } from "./csv-cell.ts";

/** The largest file that is read, in bytes, and its most lines after the head. */
export const MOST_BYTES = 2_000_000;
export const MOST_LINES = 2000;

export type ReadTable =
  /** Lines as a spreadsheet numbers them: the first is 1; blank ones are there too. */
  | { ok: true; lines: string[][]; encoding: TextEncoding }
  | { ok: false; reason: "file-empty" | "csv-workbook" | "csv-large" }
  | { ok: false; reason: `csv-lines:${number}` }
  | { ok: false; reason: `csv-quotes:${number}` };

/**
 * The cells of a CSV file, whatever spreadsheet wrote it: UTF-8, UTF-16 or Windows-1252, with semicolons,
 * commas or tabs. A workbook (.xlsx) is refused, as is what is too large or has a quote that does not close.
 */
export function readTable(bytes: Uint8Array): ReadTable {
  if (bytes.length > MOST_BYTES) return { ok: false, reason: "csv-large" };
  const decoded = decodeText(bytes);
  if (!decoded) return { ok: false, reason: "csv-workbook" };
  const { text, encoding } = decoded;
  if (text.trim() === "") return { ok: false, reason: "file-empty" };
  try {
    const lines: string[][] = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      to: MOST_LINES + 2,
    });
    if (lines.length > MOST_LINES + 1) return { ok: false, reason: `csv-lines:${MOST_LINES}` };
    return { ok: true, encoding, lines: lines.map((line) => line.map(plainText)) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const done = Number((error as { records?: number }).records ?? 0);
    return { ok: false, reason: `csv-quotes:${done + 1}` };
  }
}

/** A table as a file that French spreadsheets open as it is: UTF-8 with its mark, semicolons, safe cells. */
export function writeTable(lines: string[][]): string {
  return `\uFEFF${stringify(
    lines.map((line) => line.map(safeCell)),
    { delimiter: ";" },
  )}`;
}

/** The sign that parts the heads of the columns, outside of quotes. */
function separatorOf(text: string): string {
  const head = (text.split(/\r?\n/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (sign: string) => head.split(sign).length;
  return [";", ",", "\t"].toSorted((one, other) => count(other) - count(one))[0] ?? ";";
}
