import { expect, it } from "vitest";
import type { EditableEntry } from "#app/features/content/editing/entry-list.server.ts";
import { applyContentFilter } from "./content-filter.ts";

const entry = (title: string) => ({ id: title, kind: "page", slug: "", title, dataByLocale: {} });

it("applyContentFilter: ignores accents, ligatures, apostrophes and hyphens in the search", () => {
  const titles = ["L’École d’Ottawa", "Sœurs et cœur", "Œuvres de Ŋaari", "Vie-étudiante"];
  const entries = titles.map(entry) as unknown as EditableEntry[];
  const search = (query: string) =>
    applyContentFilter(entries, "all", query).map(({ title }) => title);
  for (const query of ["ecole d'ottawa", "ÉCOLE OTTAWA", "l`ecole"])
    expect(search(query), query).toEqual(["L’École d’Ottawa"]);
  expect(search("coeur soeurs")).toEqual(["Sœurs et cœur"]);
  expect(search("ngaari")).toEqual([]);
  expect(search("naari")).toEqual(["Œuvres de Ŋaari"]);
  expect(search("vie etudiante")).toEqual(["Vie-étudiante"]);
  expect(search("vie‑étudiante")).toEqual(["Vie-étudiante"]);
  expect(search("")).toEqual(titles);
});
