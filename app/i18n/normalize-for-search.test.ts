import { expect, test } from "vitest";
import { normalizeForSearch } from "./normalize-for-search.ts";

test.for([
  ["Génie Logiciel", "genie logiciel"],
  ["  ÉTUDES   françaises ", "etudes francaises"],
  ["Œuvre", "oeuvre"],
  ["L’école", "l'ecole"],
  ["E\u0301tude", "etude"],
] as const)("normalizeForSearch: %j becomes %j", ([text, compared]) => {
  expect(normalizeForSearch(text)).toBe(compared);
});
