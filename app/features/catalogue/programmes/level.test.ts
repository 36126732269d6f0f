import { expect, test } from "vitest";
import { getGrade } from "./level.ts";

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
