import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { SaveStatus } from "./save-status.tsx";

const at = new Date("2026-11-25T16:17:00Z");
const shown = (campus: "senegal" | "cameroon") =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SaveStatus at={at} campus={campus} />
    </MemoryRouter>,
  ).replaceAll("\u00A0", " ");

test("what was kept is told on the clocks of the campus", () => {
  expect(shown("senegal")).toContain("Enregistré à 16 h 17");
  expect(shown("cameroon")).toContain("Enregistré à 17 h 17");
});
