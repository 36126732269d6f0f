import { expect, test } from "vitest";
import { parseImportLines } from "./parse-import.ts";

const universities = [
  { id: "laval", values: { nameFr: "Université Laval", nameEn: "Laval University" } },
];
const parseLines = (...lines: string[][]) => parseImportLines(lines, universities, "fr");
const headings = ["Identifiant", "Université", "Disponibilité"];

test("parseImportLines: accepts headings and labels of either language, and university names", () => {
  const french = parseLines(headings, ["laval-droit", "université laval", "complete"]);
  const english = parseLines(
    ["id", "University", "AVAILABILITY"],
    ["laval-droit", "laval", "Full"],
  );
  const line = { line: 2, id: "laval-droit" };
  const values = { id: "laval-droit", universityId: "laval", availability: "full" };
  expect(french).toEqual({ kind: "course", faults: [], lines: [{ ...line, values }] });
  expect(english).toEqual(french);
});

test("parseImportLines: detects the kind from the headings", () => {
  expect(parseLines(["Identifiant", "Nom en français", "Ville"], ["laval", "L", "Q"]).kind).toBe(
    "university",
  );
});

test("parseImportLines: reports misspelt, unknown, duplicate and missing headings", () => {
  expect(
    parseLines(["Identifiant", "Disponibilte", "Prix", "Note interne", "identifiant"]).faults,
  ).toEqual([
    {
      line: 1,
      column: "Disponibilte",
      written: "Disponibilte",
      reason: "head-misspelt:Disponibilité",
    },
    { line: 1, column: "Prix", written: "Prix", reason: "head-unknown" },
    { line: 1, column: "Note interne", written: "Note interne", reason: "head-unknown" },
    { line: 1, column: "identifiant", written: "identifiant", reason: "header-duplicate" },
  ]);
  expect(parseLines(["Diplôme"]).faults).toEqual([
    { line: 1, column: "id", written: "", reason: "head-missing" },
  ]);
});

test("parseImportLines: numbers lines as a spreadsheet and reports faults by line", () => {
  const { lines, faults } = parseLines(
    headings,
    ["a", "laval", "Ouverte"],
    ["", "", ""],
    ["b", "laval"],
    ["a", "laval", "Ouverte", ""],
    ["", "laval", "Ouverte"],
    ["Été", "laval", "Ouverte"],
    ["c", "laval", "Ouverte", "de trop"],
  );
  expect(lines.map(({ line }) => line)).toEqual([2]);
  expect(faults.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [4, "", "columns-count:2,3"],
    [5, "id", "identifier-twice:2"],
    [6, "id", "required"],
    [7, "id", "slug-letters"],
    [8, "", "columns-count:4,3"],
  ]);
});
