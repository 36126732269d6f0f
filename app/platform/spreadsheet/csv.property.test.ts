import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { createCsv, type Separator } from "./csv.ts";
import type { Cell } from "./xlsx.ts";

const cellLike = createTextArbitrary([
  ...["=", "+", "-", "@", "\t", "\r", "\n", "\r\n", "'", '"', ";", ",", "＝", "＋", "－", "＠"],
  ...["1+1", "HYPERLINK(0)", "007", "\uFEFF", "é"],
]);
const cell = fc.oneof(cellLike, arbitraryText).map((text) => text.toWellFormed());
const separator = fc.constantFrom<Separator>(";", ",");

/** Whether a spreadsheet evaluates the text (OWASP, CSV injection). */
const isFormula = (text: string) => /^[=+\-@\t\r＝＋－＠]/.test(text);

async function* toPages(pages: Cell[][][]) {
  yield* pages;
}

/** The rows of a file without its header, as a spreadsheet splits them. */
async function readRows(pages: Cell[][][], delimiter: Separator): Promise<string[][]> {
  const file = createCsv(["a", "b"], toPages(pages), delimiter);
  const rows: string[][] = parse(await new Response(file).text(), { delimiter });
  expect(rows[0]).toEqual(["a", "b"]);
  return rows.slice(1);
}

describe("createCsv", () => {
  it("writes no text that a spreadsheet reads as a formula, and changes no other text", async () => {
    const pages = fc.array(fc.array(fc.tuple(cell, cell), { maxLength: 4 }), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(pages, separator, async (written, delimiter) => {
        const read = (await readRows(written, delimiter)).flat();
        expect(read.filter(isFormula)).toEqual([]);
        expect(read).toEqual(written.flat(2).map((text) => (isFormula(text) ? `'${text}` : text)));
      }),
      { numRuns: 100 },
    );
  });

  it("writes a number, a moment to the minute, and an empty cell so that they are read as such", async () => {
    const moment = fc.date({
      min: new Date("1900-01-01T00:00:00Z"),
      max: new Date("2100-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    const count = fc.nat(1_000_000).map((hundredths) => hundredths / 100);
    await fc.assert(
      fc.asyncProperty(count, moment, separator, async (number, at, delimiter) => {
        const [[readNumber, readMoment] = [], empty] = await readRows(
          [[[number, at]], [[null, null]]],
          delimiter,
        );
        expect(Number(readNumber)).toBe(number);
        const minute = Math.floor(at.getTime() / 60_000) * 60_000;
        const [day, time = "00:00"] = (readMoment ?? "").split(" ");
        expect(Date.parse(`${day}T${time}Z`)).toBe(minute);
        expect(empty).toEqual(["", ""]);
      }),
    );
  });
});
