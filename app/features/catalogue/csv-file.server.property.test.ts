import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { formatCsv, parseCsv } from "./csv-file.server.ts";

const encodeUtf8 = (text: string) => new TextEncoder().encode(text);

const cellLike = createTextArbitrary([
  ...['"', "'", ";", ",", "\n", "\r", "\r\n", "\t", "=", "+", "-", "@", "\\", " ", "\uFEFF"],
  ...["é", "\u0301", "007", "«", "\uFF1D", "😀"],
]);
/** PostgreSQL stores neither the zero character nor lone surrogates. */
const cell = fc
  .oneof(cellLike, arbitraryText)
  .map((text) => text.toWellFormed().replaceAll("\0", ""));
const table = fc.array(fc.tuple(fc.constant("id"), cell, cell, cell), { maxLength: 5 });

describe("formatCsv, parseCsv", () => {
  const headings = ["a", "b", "c", "d"];

  it("round-trip each table of any text", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const lines = [headings, ...rows];
        expect(parseCsv(encodeUtf8(formatCsv(lines)))).toEqual({
          ok: true,
          encoding: "utf-8",
          lines,
        });
      }),
      { numRuns: 300 },
    );
  });

  it("round-trip a table that a spreadsheet saved again as UTF-16", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const lines = [headings, ...rows];
        const saved = new Uint8Array(Buffer.from(formatCsv(lines), "utf16le"));
        expect(parseCsv(saved)).toEqual({ ok: true, encoding: "utf-16", lines });
      }),
    );
  });
});

describe("parseCsv", () => {
  it("returns lines or an error for any bytes", () => {
    const csvLike = fc
      .tuple(fc.constantFrom("", "\uFEFF", "id;nom\n", "id,nom\r\n"), cellLike, cellLike)
      .map((texts) => encodeUtf8(texts.join("\n")));
    const utf16 = fc
      .tuple(fc.constantFrom(0xff_fe, 0xfe_ff), fc.uint8Array({ maxLength: 60 }))
      .map(([byteOrder, bytes]) => new Uint8Array([byteOrder >> 8, byteOrder & 0xff, ...bytes]));
    fc.assert(
      fc.property(fc.oneof(csvLike, utf16, fc.uint8Array({ maxLength: 200 })), (bytes) => {
        const parsed = parseCsv(bytes);
        if (parsed.ok) expect(parsed.lines.every((line) => line.length > 0)).toBe(true);
        else expect(parsed.reason).toMatch(/^(file-empty|csv-workbook|csv-quotes:\d+)$/);
      }),
      { numRuns: 300 },
    );
  });
});
