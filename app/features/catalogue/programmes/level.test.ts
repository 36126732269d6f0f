import { expect, test } from "vitest";
import { getGrade, listLevelRanges } from "./level.ts";

test.each([
  ["primary", 5],
  ["6e", 6],
  ["grade-9", 9],
  ["3e", 9],
  ["form-4", 9],
  ["lower-sixth", 11],
  ["terminale", 12],
  ["upper-sixth", 12],
  ["secondary-1", 7],
  ["cegep", 12],
  ["licence-2", 13],
  ["technical-final", null],
  ["other", null],
  ["toString", null],
  [null, null],
])("getGrade: %s is grade %s", (level, grade) => {
  expect(getGrade(level)).toBe(grade);
});

test("listLevelRanges: joins classes that follow each other, in their order", () => {
  expect(listLevelRanges(["grade-12", "grade-6", "grade-8", "grade-7"])).toEqual([
    ["grade-6", "grade-8"],
    ["grade-12", "grade-12"],
  ]);
});
