import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { getSavedAt } from "../shell/saved-at.ts";
import { SaveStatus } from "./save-status.tsx";

const at = new Date("2026-11-25T16:17:00Z");
const renderStatus = (campus: "senegal" | "cameroon", moment: Date | null = at) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SaveStatus at={moment} campus={campus} />
    </MemoryRouter>,
  ).replaceAll("\u00A0", " ");

test("SaveStatus: shows the time of the last save in the time zone of the campus", () => {
  expect(renderStatus("senegal")).toContain("Enregistré à 16 h 17");
  expect(renderStatus("cameroon")).toContain("Enregistré à 17 h 17");
});

test("SaveStatus: is empty while nothing was entered in the application", () => {
  const saved = { updatedAt: at, campus: "senegal" } as const;
  expect(renderStatus("senegal", getSavedAt({ ...saved, version: 1 }).at)).not.toMatch(
    /Enregistré|<svg/,
  );
  expect(renderStatus("senegal", getSavedAt({ ...saved, version: 2 }).at)).toContain("Enregistré");
});
