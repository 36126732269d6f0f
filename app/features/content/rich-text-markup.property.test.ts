import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { toPlainText } from "./rich-text.ts";
import { formatRichText, parseRichText } from "./rich-text-markup.ts";

const markup = createTextArbitrary([
  ...["**", "*", "_", "^", "[", "]", "(", ")", "](/cours)", "\\", "\n", "\n\n", "\r\n", " "],
  ...[
    "# ",
    "## ",
    "### ",
    "- ",
    "1. ",
    "2. ",
    "> ",
    "mot",
    "a",
    "é",
    "\uE02A",
    "*b*",
    "_c_",
    "_*d*_",
    "<b>",
    "\u00A0",
  ],
]);
const text = fc.oneof({ weight: 3, arbitrary: markup }, arbitraryText);

describe("parseRichText", () => {
  it("keeps the characters of any text, in order", () => {
    const getCharacters = (visible: string) => visible.replace(/\P{L}/gu, "");
    const texts = createTextArbitrary([
      ...["**", "*", "_", "^", "[", "]", "\\", "\n", "\n\n", " ", "# ", "- ", "1. ", "> ", "mot"],
    ]);
    fc.assert(
      fc.property(texts, (input) => {
        expect(getCharacters(toPlainText(parseRichText(input)))).toBe(getCharacters(input));
      }),
      { numRuns: 300 },
    );
  });

  it("reads a text with every sign escaped as that text", () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        const line = input.trim().replace(/\s+/g, " ");
        const escaped = line.replace(/[!-/:-@[-`{-~]/g, "\\$&");
        expect(parseRichText(escaped).content).toEqual([
          line === ""
            ? { type: "paragraph" }
            : { type: "paragraph", content: [{ type: "text", text: line }] },
        ]);
      }),
      { numRuns: 300 },
    );
  });
});

describe("formatRichText", () => {
  it("writes each document that parseRichText made so that it is read back the same", () => {
    fc.assert(
      fc.property(text, (input) => {
        const doc = parseRichText(input);
        expect(parseRichText(formatRichText(doc))).toEqual(doc);
      }),
      { numRuns: 500 },
    );
  });
});
