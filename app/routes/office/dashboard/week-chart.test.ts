import { expect, test } from "vitest";
import {
  areaPath,
  createScale,
  labelledWeeks,
  linePath,
  narrowFrame,
  valueY,
  weekX,
  wideFrame,
} from "./week-chart.ts";

test.each([
  [0, 4],
  [3, 4],
  [5, 8],
  [38, 40],
  [41, 80],
  [1_900, 2_000],
])("createScale: for a maximum of %i returns a top of %i, in whole steps", (max, top) => {
  const scale = createScale(max);
  expect(scale.top).toBe(top);
  expect(scale.ticks).toHaveLength(5);
  expect(scale.ticks.every(Number.isInteger)).toBe(true);
});

test("weekX and valueY: start at the axes and end at the margins", () => {
  expect(weekX(wideFrame, 0, 12)).toBe(34);
  expect(weekX(wideFrame, 11, 12)).toBe(896);
  expect(valueY(0, 40)).toBe(188);
  expect(valueY(40, 40)).toBe(28);
});

test("linePath and areaPath: draw a line for a single week, and close the area at the bottom", () => {
  expect(linePath(narrowFrame, [3], 4)).toBe("M34 68h1");
  expect(linePath(narrowFrame, [0, 4], 4)).toBe("M34 188L266 28");
  expect(areaPath(narrowFrame, [0, 4], 4)).toBe("M34 188L266 28L266 188L34 188Z");
});

test("labelledWeeks: returns at max 3 weeks in the narrow frame and 7 in the wide one", () => {
  expect(labelledWeeks(narrowFrame, 12)).toEqual([0, 4, 8]);
  expect(labelledWeeks(wideFrame, 12)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(labelledWeeks(wideFrame, 1)).toEqual([0]);
});
