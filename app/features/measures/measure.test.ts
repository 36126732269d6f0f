import { expect, test } from "vitest";
import { getCountryOfTimeZone, getDayBefore, parseConnection } from "./measure.ts";

test("getCountryOfTimeZone: knows the time zones of the campuses only", () => {
  expect(
    ["Africa/Dakar", "Africa/Douala", "Africa/Abidjan", "Europe/Paris", "", undefined].map(
      getCountryOfTimeZone,
    ),
  ).toEqual(["senegal", "cameroon", "other", "other", "other", "other"]);
});

test("parseConnection: returns unknown for other values", () => {
  expect(["3g", "4g", "5g", undefined].map(parseConnection)).toEqual([
    "3g",
    "4g",
    "unknown",
    "unknown",
  ]);
});

test("getDayBefore: counts calendar days", () => {
  const moment = new Date("2026-03-01T23:59:59Z");
  expect([0, 1, 400].map((days) => getDayBefore(moment, days))).toEqual([
    "2026-03-01",
    "2026-02-28",
    "2025-01-25",
  ]);
});
