import { expect, test } from "vitest";
import { escapeCell, unescapeCell } from "./csv-cell.ts";
import { formatCsv, MAX_CSV_LINES, parseCsv } from "./csv-file.server.ts";

const encodeUtf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, byteOrderMark: string) =>
  new Uint8Array(Buffer.from(byteOrderMark + text, "utf16le"));

test("parseCsv: reads every encoding and separator of Excel", () => {
  const lines = [
    ["Nom", "Durée"],
    ["Génie ; eaux", "4 ans"],
  ];
  const commas = 'Nom,Durée\n"Génie ; eaux",4 ans\n';
  const tabs = 'Nom\tDurée\r\n"Génie ; eaux"\t4 ans\r\n';
  const semicolons = 'Nom;Durée\r\n"Génie ; eaux";4 ans\r\n';
  const windows1252 = new Uint8Array(Buffer.from(semicolons, "latin1"));
  expect(parseCsv(encodeUtf8(commas))).toEqual({ ok: true, encoding: "utf-8", lines });
  expect(parseCsv(encodeUtf8(`\uFEFF${semicolons}`))).toEqual({
    ok: true,
    encoding: "utf-8",
    lines,
  });
  expect(parseCsv(windows1252)).toEqual({ ok: true, encoding: "windows-1252", lines });
  expect(parseCsv(utf16(tabs, "\uFEFF"))).toEqual({ ok: true, encoding: "utf-16", lines });
  expect(parseCsv(utf16(tabs, ""))).toEqual({ ok: true, encoding: "utf-16", lines });
});

test("parseCsv: refuses empty, binary, large, long and unclosed files", () => {
  expect(parseCsv(encodeUtf8(" \n"))).toMatchObject({ reason: "file-empty" });
  expect(parseCsv(new Uint8Array())).toMatchObject({ reason: "file-empty" });
  const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0]);
  expect(parseCsv(workbook)).toMatchObject({ reason: "csv-workbook" });
  expect(parseCsv(new Uint8Array(2_000_001).fill(65))).toMatchObject({ reason: "csv-too-large" });
  const tooManyLines = encodeUtf8(`id\n${"a\n".repeat(12_000)}`);
  expect(parseCsv(tooManyLines)).toEqual({
    ok: false,
    reason: `csv-too-many-lines:${MAX_CSV_LINES}`,
  });
  expect(parseCsv(encodeUtf8('id;nom\na;"b\nc;d\n'))).toEqual({
    ok: false,
    reason: "csv-quotes:2",
  });
});

test("escapeCell: neutralises formulas, unescapeCell restores them", () => {
  expect(escapeCell("=HYPERLINK(1)")).toBe("'=HYPERLINK(1)");
  expect(["l'an", "'abc", "007"].map(unescapeCell)).toEqual(["l'an", "'abc", "007"]);
  expect(
    parseCsv(encodeUtf8(formatCsv([["=1+1", "'=1+1", "''", "+221", "@a", "-"]]))),
  ).toMatchObject({
    lines: [["=1+1", "'=1+1", "''", "+221", "@a", "-"]],
  });
});
