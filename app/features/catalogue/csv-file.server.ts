import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { decodeText, type TextEncoding } from "#app/lib/decode-text.ts";
import { escapeCell, unescapeCell } from "./csv-cell.ts";

/** In bytes, and in lines after the headings. */
export const MAX_CSV_BYTES = 2_000_000;
export const MAX_CSV_LINES = 2000;

export type ParseCsvResult =
  // Lines as a spreadsheet numbers them: the first is 1, blank ones included.
  | { ok: true; lines: string[][]; encoding: TextEncoding }
  | { ok: false; reason: "file-empty" | "csv-workbook" | "csv-too-large" }
  | { ok: false; reason: `csv-too-many-lines:${number}` }
  | { ok: false; reason: `csv-quotes:${number}` };

/**
 * Parses a CSV file of any spreadsheet: UTF-8, UTF-16 or Windows-1252, separated by semicolons, commas or tabs.
 * Refuses `file-empty`, `csv-workbook` (an .xlsx file), `csv-too-large`, `csv-too-many-lines:N` and `csv-quotes:N` for
 * an unclosed quote at line N.
 */
export function parseCsv(bytes: Uint8Array): ParseCsvResult {
  if (bytes.length > MAX_CSV_BYTES) return { ok: false, reason: "csv-too-large" };
  const decoded = decodeText(bytes);
  if (!decoded) return { ok: false, reason: "csv-workbook" };
  const { text, encoding } = decoded;
  if (text.trim() === "") return { ok: false, reason: "file-empty" };
  try {
    const lines: string[][] = parse(text, {
      delimiter: detectSeparator(text),
      relax_column_count: true,
      to: MAX_CSV_LINES + 2,
    });
    if (lines.length > MAX_CSV_LINES + 1)
      return { ok: false, reason: `csv-too-many-lines:${MAX_CSV_LINES}` };
    return { ok: true, encoding, lines: lines.map((line) => line.map(unescapeCell)) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const recordCount = Number((error as { records?: number }).records ?? 0);
    return { ok: false, reason: `csv-quotes:${recordCount + 1}` };
  }
}

/** Formats a table so that French spreadsheets open it: UTF-8 with a byte-order mark, semicolons, escaped cells. */
export function formatCsv(lines: string[][]): string {
  return `\uFEFF${stringify(
    lines.map((line) => line.map(escapeCell)),
    { delimiter: ";" },
  )}`;
}

/** The most frequent separator in the headings, outside quotes. */
function detectSeparator(text: string): string {
  const head = (text.split(/\r?\n/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (separator: string) => head.split(separator).length;
  return [";", ",", "\t"].toSorted((left, right) => count(right) - count(left))[0] ?? ";";
}
