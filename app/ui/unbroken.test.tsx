import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

const shown = (text: string) => renderToStaticMarkup(<Unbroken text={text} />);

test("a school year stays in one piece, a separator with the word before it, the rest as it was", () => {
  expect(shown("Retirée : 2025-2026 · Lycée Blaise-Diagne · Thiès")).toBe(
    '<bdi>Retirée : <span class="nowrap">2025-2026</span></bdi>\u00A0· <bdi>Lycée Blaise-Diagne</bdi>\u00A0· <bdi>Thiès</bdi>',
  );
  expect(shown("Votre passeport")).toBe("Votre passeport");
});

test("the number of an application stays in one piece too", () => {
  expect(shown("Choix 1 · ER-27-DKR-0418")).toBe(
    '<bdi>Choix 1</bdi>\u00A0· <bdi><span class="nowrap">ER-27-DKR-0418</span></bdi>',
  );
});

test("a name written from the right does not turn the number that follows it", () => {
  expect(shown("فاطمة الزهراء · +221 77 123 45 67")).toBe(
    "<bdi>فاطمة الزهراء</bdi>\u00A0· <bdi>+221 77 123 45 67</bdi>",
  );
});
