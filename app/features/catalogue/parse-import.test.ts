import { expect, test } from "vitest";
import { parseImportLines } from "./parse-import.ts";

const universities = [
  { id: "laval", values: { nameFr: "Université Laval", nameEn: "Laval University" } },
];
const parseLines = (...lines: string[][]) => parseImportLines(lines, universities, "fr");
const headings = ["Identifiant", "Université", "Disponibilité"];

test("heads and answers are read in either language, and a university by its name", () => {
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

test("the heads say whether these are universities or formations", () => {
  expect(parseLines(["Identifiant", "Nom en français", "Ville"], ["laval", "L", "Q"]).kind).toBe(
    "university",
  );
});

test("a head that is misspelt is told with what was meant; one that is missing, twice or unknown too", () => {
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
    { line: 1, column: "identifiant", written: "identifiant", reason: "head-twice" },
  ]);
  expect(parseLines(["Diplôme"]).faults).toEqual([
    { line: 1, column: "id", written: "", reason: "head-missing" },
  ]);
});

test("lines are numbered as a spreadsheet does, blank ones too; each fault has its line", () => {
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
