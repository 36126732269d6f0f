import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { escapeCell, unescapeCell } from "./csv-cell.ts";

const cellLike = createTextArbitrary([
  ...["=", "+", "-", "@", "\t", "\r", "\n", "'", '"', ";", "＝", "＋", "－", "＠"],
  ...["1+1", "cmd|' /C calc'!A0", "007"],
]);
const cell = fc.oneof(cellLike, arbitraryText);

describe("escapeCell", () => {
  it("writes no cell that a spreadsheet reads as a formula", () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(escapeCell(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      }),
      { numRuns: 300 },
    );
  });

  it("writes each text so that unescapeCell restores it", () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(unescapeCell(escapeCell(text))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it("writes two texts as two cells", () => {
    fc.assert(
      fc.property(cell, fc.constantFrom("", "'", "''", "="), (text, start) => {
        expect(escapeCell(start + text) === escapeCell(text)).toBe(start === "");
      }),
    );
  });
});

describe("unescapeCell", () => {
  it("takes away one apostrophe or nothing", () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect([text, text.replace(/^'/, "")]).toContain(unescapeCell(text));
      }),
    );
  });
});
