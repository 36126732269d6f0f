import { expect, test } from "vitest";
import { rich } from "#app/features/content/rich-marks.ts";
import { plainText } from "./rich-text.ts";

test("the words of a formatted text are those one would read aloud", () => {
  const doc = rich(`
    Une **première** idée, avec [un lien](/about).

    - un point
    - un autre
  `);
  expect(plainText(doc)).toBe("Une première idée, avec un lien. un point un autre");
});

test("a text without a word is empty", () => {
  expect(plainText({ type: "doc", content: [{ type: "paragraph" }] })).toBe("");
});
