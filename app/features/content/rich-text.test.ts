import { expect, test } from "vitest";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { toPlainText } from "./rich-text.ts";

test("the words of a formatted text are those one would read aloud", () => {
  const doc = parseRichText(`
    Une **première** idée, avec [un lien](/about).

    - un point
    - un autre
  `);
  expect(toPlainText(doc)).toBe("Une première idée, avec un lien. un point un autre");
});

test("a text without a word is empty", () => {
  expect(toPlainText({ type: "doc", content: [{ type: "paragraph" }] })).toBe("");
});
