import * as fc from "fast-check";
import readSheets from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { unzip } from "#tests/support/unzip.ts";
import { findXmlFault } from "#tests/support/xml-fault.ts";
import { type Cell, createXlsx } from "./xlsx.ts";

const cellLike = createTextArbitrary([
  ...["=", "+", "-", "@", "<", ">", "&", '"', "'", "]]>", "&amp;", "_x0041_", "_", "x0009_"],
  ...["\t", "\n", "\u0001", "\uFFFE", " ", "007", "1e5", "é", "😀"],
]);
const anyCell = fc.oneof(cellLike, arbitraryText);
/** XML holds neither control characters nor noncharacters; the forms and PostgreSQL refuse the others. */
const cell = anyCell.map((text) =>
  text.toWellFormed().replace(/(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu, ""),
);
const rows = fc.array(fc.tuple(fc.constant("id"), cell, cell), { minLength: 1, maxLength: 12 });

async function* toPages(...pages: Cell[][][]) {
  yield* pages;
}

const createFile = (page: Cell[][]) => createXlsx("Dossiers", ["a", "b", "c"], toPages(page));

async function readRows(page: Cell[][]): Promise<unknown[][]> {
  const bytes = Buffer.from(await new Response(createFile(page)).arrayBuffer());
  const [sheet] = await readSheets(bytes, { trim: false });
  return sheet?.data.slice(1) ?? [];
}

describe("createXlsx", () => {
  it("writes each text as text: it is read back unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        expect(await readRows(written)).toEqual(
          written.map((row) => row.map((text) => (text === "" ? null : text))),
        );
      }),
      { numRuns: 12 },
    );
  });

  it("writes XML without faults and without formulas for any text", async () => {
    const page = fc.array(fc.tuple(anyCell, anyCell), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(page, async (written) => {
        const sheet = (await unzip(createFile(written))).get("xl/worksheets/sheet1.xml") ?? "";
        expect(findXmlFault(sheet)).toBeNull();
        expect(sheet).not.toMatch(/<f[ >]/);
        expect(sheet).not.toMatch(/<c [^>]*t="str"/);
      }),
      { numRuns: 12 },
    );
  });

  it("cuts a long text between two characters", async () => {
    const length = fc.integer({ min: 32_750, max: 32_770 });
    const character = fc.constantFrom("😀", "é", "x");
    await fc.assert(
      fc.asyncProperty(length, character, async (before, last) => {
        const text = "x".repeat(before) + last.repeat(20);
        const read = String((await readRows([["id", text, null]]))[0]?.[1]);
        expect(read.length).toBeLessThanOrEqual(32_767);
        // A character cut in two would be read as U+FFFD. Compared as booleans: the texts are long.
        expect(text.startsWith(read.replace(/…$/, ""))).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});
