import { expect, test } from "vitest";
import { searchable } from "./compare.ts";

test.for([
  ["Génie Logiciel", "genie logiciel"],
  ["  ÉTUDES   françaises ", "etudes francaises"],
  ["Œuvre", "oeuvre"],
  ["L’école", "l'ecole"],
  ["E\u0301tude", "etude"],
] as const)("compares %j as %j", ([typed, compared]) => {
  expect(searchable(typed)).toBe(compared);
});
