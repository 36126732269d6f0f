import { expect, test } from "vitest";
import { unzipped } from "#tests/support/unzipped.ts";
import { type Cell, xlsx } from "./xlsx.ts";

async function sheetOf(...pages: Cell[][][]) {
  async function* all() {
    yield* pages;
  }
  const parts = await unzipped(xlsx("Dossiers & cie", ["Nom", "Note"], all()));
  return { parts, sheet: parts.get("xl/worksheets/sheet1.xml") ?? "" };
}

test("a workbook has the parts that a spreadsheet looks for, and its sheet a name", async () => {
  const { parts } = await sheetOf();
  expect([...parts.keys()]).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  expect(parts.get("xl/workbook.xml")).toContain('<sheet name="Dossiers &amp; cie"');
});

test("text is text: nothing is computed, no zero is lost, no mark breaks the sheet", async () => {
  const odd = ["=1+1", "+221771234567", "007", '<b>&"', "a\u0000\u000bb", "_x0041_", "-2"];
  const { sheet } = await sheetOf(odd.map((text) => [text]));
  const texts = [...sheet.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  );
  expect(texts.slice(2)).toEqual([
    "=1+1",
    "+221771234567",
    "007",
    "&lt;b&gt;&amp;&quot;",
    "ab",
    "_x005F_x0041_",
    "-2",
  ]);
  expect(sheet).not.toContain("<f>");
});

test("days and moments are dates, numbers are numbers, nothing is an empty cell", async () => {
  const day = new Date("2026-11-22");
  const moment = new Date("2026-11-22T12:00:00Z");
  const { sheet } = await sheetOf([[day, moment]], [[3, null]]);
  expect(sheet).toContain('<row><c s="2"><v>46348</v></c><c s="3"><v>46348.5</v></c></row>');
  expect(sheet).toContain("<row><c><v>3</v></c><c/></row>");
});

test("it is made as it is read: a page is asked for when the one before has left", async () => {
  let asked = 0;
  async function* endless() {
    for (;;) {
      asked += 1;
      yield [["x".repeat(100_000)]];
    }
  }
  const reader = xlsx("x", ["Nom"], endless()).getReader();
  for (let n = 0; n < 30; n += 1) await reader.read();
  await reader.cancel();
  expect(asked).toBeLessThan(40);
});
