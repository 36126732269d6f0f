import { DAY_MS } from "#app/lib/duration.ts";
import { createZip } from "../archive/zip.server.ts";
import { now } from "../clock.ts";

/** A cell. Strings are always written as text, dates as days or times. */
export type Cell = string | number | Date | null;

/**
 * Streams a workbook with one worksheet (Office Open XML, ECMA-376). The first row is a bold, frozen header. Strings
 * are never evaluated, so 007 and +221… stay as they are. The first bytes are sent at once; the worksheet goes
 * through a temporary file (`createZip`), so it is never held in memory.
 */
export function createXlsx(
  name: string,
  header: string[],
  pages: AsyncIterable<Cell[][]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const modifiedAt = now();
  const parts: [name: string, content: string | AsyncIterable<string>][] = [
    ["[Content_Types].xml", contentTypes],
    ["_rels/.rels", relations("officeDocument", "xl/workbook.xml")],
    ["xl/workbook.xml", workbook(name)],
    ["xl/_rels/workbook.xml.rels", workbookRelations],
    ["xl/styles.xml", styles],
    ["xl/worksheets/sheet1.xml", worksheet(header, pages)],
  ];
  return createZip(parts.map(([part, content]) => ({ name: part, modifiedAt, content })));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const KIND = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const contentTypes = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`;

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relationshipsXml = (inner: string) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;
const relations = (type: string, target: string) => relationshipsXml(relation(1, type, target));
const workbookRelations = relationshipsXml(
  relation(1, "worksheet", "worksheets/sheet1.xml") + relation(2, "styles", "styles.xml"),
);

const workbook = (name: string) =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

// Cell formats: 0 default, 1 bold, 2 a day, 3 a day and its time.
const styles = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

async function* worksheet(
  header: string[],
  pages: AsyncIterable<Cell[][]>,
): AsyncGenerator<string> {
  const columns = header.map(
    (_, i) => `<col min="${i + 1}" max="${i + 1}" width="18" customWidth="1"/>`,
  );
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`;
  yield row(
    1,
    header.map((text, column) => textCell(cellReference(column, 1), text, 1)),
  );
  let number = 1;
  for await (const rows of pages) {
    let lines = "";
    for (const cells of rows) {
      number += 1;
      const rowNumber = number;
      lines += row(
        rowNumber,
        cells.map((value, column) => cell(cellReference(column, rowNumber), value)),
      );
    }
    yield lines;
  }
  yield "</sheetData></worksheet>";
}

const row = (number: number, cells: string[]) => `<row r="${number}">${cells.join("")}</row>`;

/**
 * Converts indexes to A1, B1, … Z1, AA1: programs that read a worksheet in parts locate cells by this reference only.
 */
function cellReference(column: number, row: number): string {
  let letters = "";
  for (let remaining = column; remaining >= 0; remaining = Math.floor(remaining / 26) - 1)
    letters = String.fromCharCode(65 + (remaining % 26)) + letters;
  return `${letters}${row}`;
}

function cell(reference: string, value: Cell): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return `<c r="${reference}"><v>${value}</v></c>`;
  if (typeof value === "string") return textCell(reference, value);
  const serial = value.getTime() / DAY_MS + UNIX_EPOCH_SERIAL;
  return `<c r="${reference}" s="${Number.isInteger(serial) ? 2 : 3}"><v>${serial}</v></c>`;
}

/** 1 January 1970 as a spreadsheet serial number (days since 30 December 1899). */
const UNIX_EPOCH_SERIAL = 25_569;

/** Excel reports a file as damaged when a cell is longer. */
const MAX_CELL_CHARACTERS = 32_767;

function textCell(reference: string, text: string, style = 0): string {
  const truncated = text.length > MAX_CELL_CHARACTERS ? truncateText(text) : text;
  return `<c r="${reference}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(truncated)}</t></is></c>`;
}

/** Cuts a text to the limit of a cell, before an emoji of two units rather than inside it. */
function truncateText(text: string): string {
  return `${text.slice(0, MAX_CELL_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

// Characters that XML cannot hold are removed; `_x0041_` must be escaped, because Excel reads it as A.
const invalidXmlCharacters = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

function escapeXml(text: string): string {
  return text
    .replace(invalidXmlCharacters, "")
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
