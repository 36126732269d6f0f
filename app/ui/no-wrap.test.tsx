import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoWrap } from "./no-wrap.tsx";

const render = (text: string) => renderToStaticMarkup(<NoWrap text={text} />);

test("NoWrap: keeps a school year on one line and a separator with the word before it", () => {
  expect(render("Retirée : 2025-2026 · Lycée Blaise-Diagne · Thiès")).toBe(
    '<bdi>Retirée : <span class="nowrap">2025-2026</span></bdi>\u00A0· <bdi>Lycée Blaise-Diagne</bdi>\u00A0· <bdi>Thiès</bdi>',
  );
  expect(render("Votre passeport")).toBe("Votre passeport");
});

test("NoWrap: keeps « e-mail » on one line, but not longer words that contain it", () => {
  expect(render("Donnez une adresse e-mail ou un téléphone")).toBe(
    'Donnez une adresse <span class="nowrap">e-mail</span> ou un téléphone',
  );
  expect(render("Le courrier-mail, la re-mailing")).toBe("Le courrier-mail, la re-mailing");
});

test("NoWrap: keeps a reference number on one line", () => {
  expect(render("Choix 1 · ER-27-DKR-0418")).toBe(
    '<bdi>Choix 1</bdi>\u00A0· <bdi><span class="nowrap">ER-27-DKR-0418</span></bdi>',
  );
});

test("NoWrap: isolates a right-to-left name, so that the number after it keeps its order", () => {
  expect(render("فاطمة الزهراء · +221 77 123 45 67")).toBe(
    '<bdi>فاطمة الزهراء</bdi>\u00A0· <bdi><span class="nowrap">+221 77 123 45 67</span></bdi>',
  );
});

test("NoWrap: keeps a phone number on one line, but no longer token", () => {
  const noWrap = (number: string) => `<span class="nowrap">${number}</span>`;
  for (const number of [
    "+221 77 123 45 67",
    "+237\u00A06\u00A071\u00A023\u00A045\u00A067",
    "+33 6 12 34 56 78",
    "+1 514 555 01 99",
    "77 123 45 67",
    "6 71 23 45 67",
  ])
    expect(render(`Appelez le ${number}, merci`)).toBe(`Appelez le ${noWrap(number)}, merci`);
  for (const text of ["Le 4 janvier 2027 à 15 h 30", "ER", "2 500 000 FCFA", "1 2 3 4 5 6 7 8 9"])
    expect(render(text)).toBe(text);
  const long = render(`ER-${"a".repeat(300)} ${"12 34 ".repeat(50)}`);
  for (const [, piece = ""] of long.matchAll(/nowrap">([^<]*)</g))
    expect(piece.length).toBeLessThan(30);
});
