import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { plainText, safeCell } from "./csv-cell.ts";

/** The largest file that is read, in bytes, and its most lines after the head. */
export const MOST_BYTES = 2_000_000;
export const MOST_LINES = 2000;

export type Encoding = "utf-8" | "utf-16" | "windows-1252";

export type ReadTable =
  /** Lines as a spreadsheet numbers them: the first is 1; blank ones are there too. */
  | { ok: true; lines: string[][]; encoding: Encoding }
  | { ok: false; reason: "file-empty" | "csv-workbook" | "csv-large" }
  | { ok: false; reason: `csv-lines:${number}` }
  | { ok: false; reason: `csv-quotes:${number}` };

/**
 * The cells of a CSV file, whatever spreadsheet wrote it: UTF-8, UTF-16 or Windows-1252, with semicolons,
 * commas or tabs. A workbook (.xlsx) is refused, as is what is too large or has a quote that does not close.
 */
export function readTable(bytes: Uint8Array): ReadTable {
  if (bytes.length > MOST_BYTES) return { ok: false, reason: "csv-large" };
  const decoded = decode(bytes);
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

function decode(bytes: Uint8Array): { text: string; encoding: Encoding } | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return utf16(bytes, "utf-16be");
  if (bytes.subarray(0, 4000).includes(0)) return withoutMark(bytes);
  // Excel's older workbooks begin like this, and hold no zero before long.
  if (first === 0xd0 && second === 0xcf) return null;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" };
  }
}

/** Zeros in every other byte are UTF-16 without its mark; anywhere else, no text. */
function withoutMark(bytes: Uint8Array) {
  const head = [...bytes.subarray(0, 200)];
  const zeros = (odd: number) => head.filter((byte, i) => i % 2 === odd && byte === 0).length;
  if (zeros(1) > head.length / 3 && zeros(0) === 0) return utf16(bytes, "utf-16le");
  if (zeros(0) > head.length / 3 && zeros(1) === 0) return utf16(bytes, "utf-16be");
  return null;
}

function utf16(bytes: Uint8Array, label: string) {
  return { text: new TextDecoder(label).decode(bytes), encoding: "utf-16" as const };
}

/** The sign that parts the heads of the columns, outside of quotes. */
function separatorOf(text: string): string {
  const head = (text.split(/\r?\n/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (sign: string) => head.split(sign).length;
  return [";", ",", "\t"].toSorted((one, other) => count(other) - count(one))[0] ?? ";";
}
