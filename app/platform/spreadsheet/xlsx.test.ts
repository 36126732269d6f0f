import readSheets from "read-excel-file/node";
import { expect, test } from "vitest";
import { read, utils } from "xlsx";
import { unzip } from "#tests/support/unzip.ts";
import { findXmlFault } from "#tests/support/xml-fault.ts";
import { type Cell, createXlsx } from "./xlsx.ts";

async function* toPages(...pages: Cell[][][]) {
  yield* pages;
}
const renderBytes = async (head: string[], ...pages: Cell[][][]) =>
  Buffer.from(
    await new Response(createXlsx("Dossiers & cie", head, toPages(...pages))).arrayBuffer(),
  );

/** The rows as SheetJS reads them. */
async function sheetJsRows(head: string[], ...pages: Cell[][][]) {
  const { SheetNames, Sheets } = read(await renderBytes(head, ...pages));
  expect(SheetNames).toEqual(["Dossiers & cie"]);
  const sheet = Sheets["Dossiers & cie"];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null }) : [];
}

/** The rows as read-excel-file reads them. */
async function otherRows(head: string[], ...pages: Cell[][][]): Promise<unknown[][]> {
  const [first] = await readSheets(await renderBytes(head, ...pages), { trim: false });
  expect(first?.sheet).toBe("Dossiers & cie");
  return first?.data ?? [];
}

const odd = ["=1+1", "+221771234567", "007", '<b>&"', "_x0041_", "-2", " Ndèye\nFall "];
const head = odd.map((_, place) => `C${place}`);

test("createXlsx: writes text as text, read back by two other libraries without formulas or lost zeros", async () => {
  expect(await sheetJsRows(head, [odd])).toEqual([head, odd]);
  expect(await otherRows(head, [odd])).toEqual([head, odd]);
});

test("createXlsx: writes numbers, days, times and empty cells that two other libraries read in their columns", async () => {
  const day = new Date("2026-11-22T00:00:00Z");
  const moment = new Date("2026-11-22T12:00:00Z");
  const rows: Cell[][] = [
    [null, day, moment],
    [3, null, 14.5],
  ];
  const columns = ["Un", "Deux", "Trois"];
  expect(await otherRows(columns, rows.slice(0, 1), rows.slice(1))).toEqual([columns, ...rows]);
  // Days since 30 December 1899.
  expect(await sheetJsRows(columns, rows)).toEqual([columns, [null, 46_348, 46_348.5], rows[1]]);
});

test("createXlsx: names cells beyond the twenty-sixth column", async () => {
  const wide = Array.from({ length: 60 }, (_, place) => `c${place}`);
  expect(await sheetJsRows(wide, [wide])).toEqual([wide, wide]);
  expect(await otherRows(wide, [wide])).toEqual([wide, wide]);
});

test("createXlsx: removes characters that XML cannot hold and cuts a text that is too long for a cell", async () => {
  const [, row] = await otherRows(["Nom"], [["a\u0000\u000bb"]]);
  expect(row).toEqual(["ab"]);
  const [, long] = await sheetJsRows(["Nom"], [["x".repeat(40_000)]]);
  expect(long).toEqual([`${"x".repeat(32_766)}…`]);
});

test("createXlsx: cuts a long text before an emoji rather than inside it", async () => {
  const [, row] = await sheetJsRows(["Nom"], [[`${"x".repeat(32_765)}${"😀".repeat(2)}`]]);
  expect(row).toEqual([`${"x".repeat(32_765)}…`]);
});

test("createXlsx: writes every part that spreadsheets require, and no formula", async () => {
  const hostile = ["=1+1", "a\u0000\u000b<b>&\"']]>", "\ud800\ufffe", null];
  const parts = await unzip(createXlsx("Dossiers & <cie>", ["Nom"], toPages([hostile])));
  for (const [name, part] of parts) expect([name, findXmlFault(part)]).toEqual([name, null]);
  expect([...parts.keys()].toSorted()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/workbook.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  expect(parts.get("xl/worksheets/sheet1.xml")).not.toContain("<f>");
});

test("createXlsx: sends its first bytes before reading rows, and stops reading when cancelled", async () => {
  let pagesRead = 0;
  let isEnded = false;
  async function* endless() {
    try {
      for (;;) {
        pagesRead += 1;
        await new Promise(setImmediate);
        yield [["x".repeat(1_000)]];
      }
    } finally {
      isEnded = true;
    }
  }
  const reader = createXlsx("x", ["Nom"], endless()).getReader();
  expect((await reader.read()).value?.length).toBeGreaterThan(20);
  expect(pagesRead).toBe(0);
  const rest = (async () => {
    while (!(await reader.read()).done);
  })();
  await expect.poll(() => pagesRead).toBeGreaterThan(10);
  await reader.cancel();
  await rest;
  await expect.poll(() => isEnded).toBe(true);
});
