import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

const shown = (text: string) => renderToStaticMarkup(<Unbroken text={text} />);

test("a school year stays in one piece, and the words around it as they were", () => {
  expect(shown("Retirée : 2025-2026 · Lycée Blaise-Diagne")).toBe(
    'Retirée : <span class="nowrap">2025-2026</span> · Lycée Blaise-Diagne',
  );
  expect(shown("Votre passeport")).toBe("Votre passeport");
});

test("the number of an application stays in one piece too", () => {
  expect(shown("Choix 1 · ER-27-DKR-0418")).toBe(
    'Choix 1 · <span class="nowrap">ER-27-DKR-0418</span>',
  );
});
