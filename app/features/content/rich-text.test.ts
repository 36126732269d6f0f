import { expect, test } from "vitest";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { toPlainText } from "./rich-text.ts";

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
