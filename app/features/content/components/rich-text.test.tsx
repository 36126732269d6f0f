import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { RichText } from "../rich-text.ts";
import { parseRichText } from "../rich-text-markup.ts";
import { RichTextView } from "./rich-text.tsx";
import { OrdinalText } from "./typeset-text.tsx";

function html(doc: RichText, address = "/about"): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <RichTextView doc={doc} />
    </MemoryRouter>,
  );
}

test("RichTextView: renders paragraphs, lists, headings, quotations and marks", () => {
  expect(html(parseRichText("Un **mot** *fin*.\n\n- a\n- b\n\n## Titre\n\n> Dit"))).toBe(
    "<p>Un <strong>mot</strong> <em>fin</em>.</p><ul><li>a</li><li>b</li></ul>" +
      "<h3>Titre</h3><blockquote><p>Dit</p></blockquote>",
  );
});

test("RichTextView: raises ordinals, not codes and years", () => {
  expect(html(parseRichText("De la 6e à la 1re, en 2de : ENG4U, 2027, 4U, 12e."))).toBe(
    "<p>De la 6<sup>e</sup> à la 1<sup>re</sup>, en 2<sup>de</sup> : ENG4U, 2027, 4U, 12<sup>e</sup>.</p>",
  );
});

test("OrdinalText: renders a number and the text before it as one text node", () => {
  // renderToString, as pages do: it separates adjacent text nodes by a comment.
  expect(renderToString(<OrdinalText text="De la 6e à la 12e année." />)).toBe(
    "De la 6<sup>e</sup> à la 12<sup>e</sup> année.",
  );
});

test("RichTextView: keeps short hyphenated words and number ranges on one line", () => {
  const unbroken = (word: string) => `<span class="nowrap">${word}</span>`;
  expect(
    html(
      parseRichText(
        "Un e-mail, des **E-mails** : faut-il là-bas, aux États-Unis, la 6e en 2024-2025 ?",
      ),
    ),
  ).toBe(
    `<p>Un ${unbroken("e-mail")}, des <strong>${unbroken("E-mails")}</strong> : ${unbroken("faut-il")} ${unbroken("là-bas")}, ` +
      `aux ${unbroken("États-Unis")}, la 6<sup>e</sup> en ${unbroken("2024-2025")} ?</p>`,
  );
  const breakable = "Un rendez-vous à Saint-Boniface, le vice-recteur.";
  expect(html(parseRichText(breakable))).toBe(`<p>${breakable}</p>`);
});

test("RichTextView: links to pages in the page's language, and to other sites without referrer", () => {
  const doc = parseRichText("[ici](/valeurs) et [là](https://www.canada.ca/fr)");
  expect(html(doc, "/en/about")).toContain('<a href="/en/valeurs">ici</a>');
  expect(html(doc)).toContain('<a href="/valeurs">ici</a>');
  expect(html(parseRichText("[la licence](/fonts/LICENSE-OFL.txt)"), "/en/about")).toContain(
    '<a href="/fonts/LICENSE-OFL.txt">la licence</a>',
  );
  expect(html(doc)).toContain('<a href="https://www.canada.ca/fr" rel="noopener">là</a>');
});

test("RichTextView: marks a paragraph that is a single link", () => {
  expect(html(parseRichText("[ici](/valeurs)"))).toBe(
    '<p class="lone-link"><a href="/valeurs">ici</a></p>',
  );
  expect(html(parseRichText("Lire [ici](/valeurs)"))).toBe(
    '<p>Lire <a href="/valeurs">ici</a></p>',
  );
});

test("RichTextView: renders an unsafe link as text", () => {
  for (const href of ["javascript:alert(1)", "//elsewhere.example", "data:text/html,x"]) {
    const marks = [{ type: "link" as const, attrs: { href } }];
    const content = [{ type: "text" as const, text: "mot", marks }];
    expect(html({ type: "doc", content: [{ type: "paragraph", content }] })).toBe(
      '<p class="lone-link">mot</p>',
    );
  }
});

test("RichTextView: drops unknown nodes and escapes HTML", () => {
  const doc = {
    type: "doc",
    content: [
      { type: "iframe", attrs: { src: "https://elsewhere.example" } },
      { type: "paragraph", content: [{ type: "text", text: "<b>mot</b>" }, { type: "image" }] },
    ],
  };
  expect(html(doc as unknown as RichText)).toBe("<p>&lt;b&gt;mot&lt;/b&gt;</p>");
});
