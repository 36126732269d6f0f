import { expect, test } from "vitest";
import { across, areaOf, down, lineOf, namedWeeks, narrow, scaleFor, wide } from "./chart.ts";

test.each([
  [0, 4],
  [3, 4],
  [5, 8],
  [38, 40],
  [41, 80],
  [1_900, 2_000],
])("%i fits under %i, in whole steps", (most, top) => {
  const scale = scaleFor(most);
  expect(scale.top).toBe(top);
  expect(scale.marks).toHaveLength(5);
  expect(scale.marks.every(Number.isInteger)).toBe(true);
});

test("the first week is on the left axis, the last before the margin, and more is higher", () => {
  expect(across(wide, 0, 12)).toBe(34);
  expect(across(wide, 11, 12)).toBe(896);
  expect(down(0, 40)).toBe(188);
  expect(down(40, 40)).toBe(28);
});

test("a line of one week can be seen, and an area is closed at its foot", () => {
  expect(lineOf(narrow, [3], 4)).toBe("M34 68h1");
  expect(lineOf(narrow, [0, 4], 4)).toBe("M34 188L266 28");
  expect(areaOf(narrow, [0, 4], 4)).toBe("M34 188L266 28L266 188L34 188Z");
});

test("few weeks are named on a phone, and more on a desk", () => {
  expect(namedWeeks(narrow, 12)).toEqual([0, 4, 8]);
  expect(namedWeeks(wide, 12)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(namedWeeks(wide, 1)).toEqual([0]);
});
