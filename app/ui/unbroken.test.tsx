import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

const shown = (text: string) => renderToStaticMarkup(<Unbroken text={text} />);

test("a school year stays in one piece, a separator with the word before it, the rest as it was", () => {
  expect(shown("Retirée : 2025-2026 · Lycée Blaise-Diagne · Thiès")).toBe(
    'Retirée : <span class="nowrap">2025-2026</span>\u00A0· Lycée Blaise-Diagne\u00A0· Thiès',
  );
  expect(shown("Votre passeport")).toBe("Votre passeport");
});

test("the number of an application stays in one piece too", () => {
  expect(shown("Choix 1 · ER-27-DKR-0418")).toBe(
    'Choix 1\u00A0· <span class="nowrap">ER-27-DKR-0418</span>',
  );
});
