import { expect, test } from "vitest";
import { applyTypography, groupSections } from "./content.ts";
import type { Section } from "./kinds.ts";
import { parseRichText } from "./rich-text-markup.ts";

const SPACE = "\u00A0";

test("applyTypography: sets French spaces and apostrophes at any depth", () => {
  const data = { items: [{ question: "Qui ? L'école : « oui » !" }] };
  const [item] = applyTypography(data, "fr").items;
  expect(item?.question).toBe(`Qui${SPACE}? L’école${SPACE}: «${SPACE}oui${SPACE}»${SPACE}!`);
});

test("applyTypography: sets English apostrophes and leaves colons alone", () => {
  expect(applyTypography({ a: "The school's year: 2027" }, "en")).toEqual({
    a: "The school’s year: 2027",
  });
});

test("applyTypography: uses the language of a key ending in Fr or En", () => {
  const slide = { titleFr: "Prêt ?", titleEn: "It's time" };
  expect(applyTypography(slide, "en")).toEqual({ titleFr: `Prêt${SPACE}?`, titleEn: "It’s time" });
});

test("applyTypography: converts an apostrophe at the end of a piece of formatted text", () => {
  const { content } = applyTypography(parseRichText("l'**école**"), "fr");
  expect(JSON.stringify(content)).toContain("l’");
});

test("applyTypography: keeps a day with its month and a number with its unit", () => {
  const text = "Le 20 novembre 2026, 110 heures et 1 crédit ; 20 novembres";
  expect(applyTypography({ text }, "fr").text).toBe(
    `Le 20${SPACE}novembre 2026, 110${SPACE}heures et 1${SPACE}crédit${SPACE}; 20 novembres`,
  );
  expect(applyTypography({ text: "5 May 2026, 12 hours" }, "en").text).toBe(
    `5${SPACE}May 2026, 12${SPACE}hours`,
  );
});

test("applyTypography: leaves addresses unchanged", () => {
  const link = { href: "https://example.org/l'ecole", email: "l'ecole@example.org" };
  expect(applyTypography(link, "fr")).toEqual(link);
});

test("groupSections: groups consecutive column sections", () => {
  const body = parseRichText("Oui");
  const text: Section = { type: "text", heading: "Un", body };
  const event: Section = { type: "text", heading: "Deux", body, facts: [] };
  const note: Section = { type: "note", body };
  expect(groupSections([text, note, event, note])).toEqual([
    { isColumn: true, sections: [text, note] },
    { isColumn: false, section: event },
    { isColumn: true, sections: [note] },
  ]);
});

test("parseRichText: parses headings, marks, links and lists", () => {
  expect(
    parseRichText("## Titre\n\nUn **mot**, un [lien](/about),\n  la suite.\n\n- un\n- deux"),
  ).toEqual({
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "Titre" }] },
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Un " },
          { type: "text", text: "mot", marks: [{ type: "bold" }] },
          { type: "text", text: ", un " },
          { type: "text", text: "lien", marks: [{ type: "link", attrs: { href: "/about" } }] },
          { type: "text", text: ", la suite." },
        ],
      },
      { type: "bulletList", content: [buildTextSection("un"), buildTextSection("deux")] },
    ],
  });
});

function buildTextSection(text: string) {
  return { type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text }] }] };
}
