import { expect, test } from "vitest";
import { toPlainText } from "./rich-text.ts";
import { parseRichText } from "./rich-text-markup.ts";

test("toPlainText: returns the text with spaces between blocks", () => {
  const doc = parseRichText(`
    Une **première** idée, avec [un lien](/about).

    - un point
    - un autre
  `);
  expect(toPlainText(doc)).toBe("Une première idée, avec un lien. un point un autre");
});

test('toPlainText: returns "" for an empty paragraph', () => {
  expect(toPlainText({ type: "doc", content: [{ type: "paragraph" }] })).toBe("");
});
