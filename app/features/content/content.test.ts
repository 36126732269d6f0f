import { expect, test } from "vitest";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { applyTypography, groupSections } from "./content.ts";
import type { Section } from "./kinds.ts";

const SPACE = "\u00A0";

test("gives French words their spaces and apostrophes, at any depth", () => {
  const data = { items: [{ question: "Qui ? L'école : « oui » !" }] };
  const [item] = applyTypography(data, "fr").items;
  expect(item?.question).toBe(`Qui${SPACE}? L’école${SPACE}: «${SPACE}oui${SPACE}»${SPACE}!`);
});

test("gives English words their apostrophes and leaves their colons alone", () => {
  expect(applyTypography({ a: "The school's year: 2027" }, "en")).toEqual({
    a: "The school’s year: 2027",
  });
});

test("gives each title of a slide the typography of its own language", () => {
  const slide = { titleFr: "Prêt ?", titleEn: "It's time" };
  expect(applyTypography(slide, "en")).toEqual({ titleFr: `Prêt${SPACE}?`, titleEn: "It’s time" });
});

test("turns the apostrophe that ends a piece of formatted text", () => {
  const { content } = applyTypography(parseRichText("l'**école**"), "fr");
  expect(JSON.stringify(content)).toContain("l’");
});

test("keeps a day with its month, and what is counted with its number", () => {
  const typed = "Le 20 novembre 2026, 110 heures et 1 crédit ; 20 novembres";
  expect(applyTypography({ typed }, "fr").typed).toBe(
    `Le 20${SPACE}novembre 2026, 110${SPACE}heures et 1${SPACE}crédit${SPACE}; 20 novembres`,
  );
  expect(applyTypography({ typed: "5 May 2026, 12 hours" }, "en").typed).toBe(
    `5${SPACE}May 2026, 12${SPACE}hours`,
  );
});

test("leaves addresses alone", () => {
  const link = { href: "https://example.org/l'ecole", email: "l'ecole@example.org" };
  expect(applyTypography(link, "fr")).toEqual(link);
});

test("puts the sections of a column together and leaves the wide ones apart", () => {
  const body = parseRichText("Oui");
  const text: Section = { type: "text", heading: "Un", body };
  const event: Section = { type: "text", heading: "Deux", body, facts: [] };
  const note: Section = { type: "note", body };
  expect(groupSections([text, note, event, note])).toEqual([
    { column: true, sections: [text, note] },
    { column: false, section: event },
    { column: true, sections: [note] },
  ]);
});

test("reads the light markup of authors as formatted text", () => {
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
