import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { PlainText } from "./plain-text.tsx";
import { RichField } from "./rich-field.tsx";

const page = (field: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{field}</MemoryRouter>).replaceAll("\u00A0", " ");
const common = { name: "fr.body", label: "Texte", lang: "fr" as const };

test("RichField: names the formatting and renders a preview of it", () => {
  const html = page(<RichField {...common} defaultValue="Un **mot** : [ici](/valeurs)" />);
  expect(html).toContain("Mise en forme possible : **gras**");
  expect(html).toContain('<strong>mot</strong> : <a href="/valeurs">ici</a>');
});

test("RichField: renders no preview for plain paragraphs", () => {
  const html = page(<RichField {...common} defaultValue={"Un mot.\n\nUn autre."} />);
  expect(html).not.toContain("Résultat");
});

test("PlainText: warns about formatting characters only when the text has some", () => {
  const plain = (text: string) => page(<PlainText {...common} rows={3} defaultValue={text} />);
  expect(plain("Un **mot**")).toContain("n’accepte pas de mise en forme");
  expect(plain("2 * 3 * 4 et a_b")).not.toContain("n’accepte pas de mise en forme");
});
