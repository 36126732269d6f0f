import { expect, test } from "vitest";
import { allEntries } from "#db/seeds/content/all-entries.ts";
import type { RichText } from "./rich-text.ts";
import { formatRichText, parseRichText } from "./rich-text-markup.ts";

function* documents(value: unknown): Generator<RichText> {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && value.type === "doc") yield value as RichText;
  else for (const item of Object.values(value)) yield* documents(item);
}

test("formatRichText: round-trips every formatted text of the seeds", () => {
  const all = allEntries().flatMap(({ fr, en }) => [...documents(fr), ...documents(en)]);
  expect(all.length).toBeGreaterThan(150);
  for (const doc of all) expect(parseRichText(formatRichText(doc))).toEqual(doc);
});

test.each([
  "formatRichText: round-trips %s",
  "- un\n- deux\n\n1. trois\n2. quatre",
  "## Titre\n\n### Plus petit\n\n> Une parole",
  "Un mot*penché*, un _autre_",
  "Des *mot*s et d'_autres_",
  "Une ligne\\\nla suivante",
])("formatRichText: round-trips %s", (text) => {
  expect(formatRichText(parseRichText(text))).toBe(text);
});

test.each(["2 * 3 * 4", "a_b_c", "[sic]", "C:\\dossier", "- pas une liste", "1. non plus", "x^2^"])(
  "formatRichText: escapes %s",
  (texts) => {
    const doc: RichText = {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: texts }] }],
    };
    expect(parseRichText(formatRichText(doc))).toEqual(doc);
  },
);

test("parseRichText: HTML is plain text", () => {
  expect(parseRichText("<script>alert(1)</script>").content).toEqual([
    { type: "paragraph", content: [{ type: "text", text: "<script>alert(1)</script>" }] },
  ]);
});

test.each([
  [
    "italic text inside italic text",
    "_*a*b_",
    [{ type: "text", text: "ab", marks: [{ type: "italic" }] }],
  ],
  ["neighbours in bold", "**a****b**", [{ type: "text", text: "ab", marks: [{ type: "bold" }] }]],
  [
    "a space after a line break",
    "**\\\n** a",
    [{ type: "hardBreak" }, { type: "text", text: "a" }],
  ],
  ["reserved characters", "a\uE100b\uE101c\uE02A", [{ type: "text", text: "abc" }]],
])("parseRichText: simplifies %s, so that the form shows it unchanged", (_, text, content) => {
  const doc = parseRichText(text);
  expect(doc.content).toEqual([{ type: "paragraph", content }]);
  expect(parseRichText(formatRichText(doc))).toEqual(doc);
});

test("formatRichText: keeps the order of several marks", () => {
  const doc: RichText = {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "a ", marks: [{ type: "bold" }] },
          { type: "text", text: "b", marks: [{ type: "bold" }, { type: "italic" }] },
          { type: "text", text: " c" },
        ],
      },
    ],
  };
  expect(parseRichText(formatRichText(doc))).toEqual(doc);
});
