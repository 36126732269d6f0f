import { expect, expectTypeOf, test } from "vitest";
import {
  formatDate,
  formatMegabytes,
  formatMoment,
  formatNumber,
  formatShortDate,
  formatTime,
  formatUpTo,
} from "./format.ts";

test("formatDate: writes a date in full without a line break, in each language", () => {
  expect(formatDate("fr", "2026-11-20")).toBe("20\u00A0novembre\u00A02026");
  expect(formatDate("en", "2026-11-20")).toBe("20\u00A0November\u00A02026");
});

test("formatMoment: writes weekday and time, the day before the month in both languages", () => {
  const at = new Date("2027-01-05T14:30:00Z");
  expect(formatMoment("fr", at, "Africa/Dakar")).toBe(
    "mardi 5\u00A0janvier\u00A02027 à 14\u00A0h\u00A030",
  );
  expect(formatMoment("en", at, "Africa/Dakar")).toBe("Tuesday 5\u00A0January\u00A02027 at 14:30");
});

// Without a time zone a moment has no day and no hour, which the types enforce.
test("formatDate takes no Date, and formatTime and formatShortDate require a time zone", () => {
  expectTypeOf(formatDate).parameter(1).toEqualTypeOf<string>();
  expectTypeOf(formatTime).parameter(2).toEqualTypeOf<string>();
  expectTypeOf(formatShortDate).parameter(2).toEqualTypeOf<string>();
});

test("formatDate: does not shift a calendar date by a time zone", () => {
  expect(formatDate("fr", "2008-01-01")).toBe("1er\u00A0janvier\u00A02008");
  expect(formatDate("en", "2008-12-31")).toBe("31\u00A0December\u00A02008");
});

test("formatTime: uses the time zone", () => {
  const at = new Date("2026-11-20T09:02:00Z");
  expect(formatTime("fr", at, "Africa/Dakar")).toBe("9\u00A0h\u00A002");
  expect(formatTime("en", at, "Africa/Douala")).toBe("10:02");
});

test("formatShortDate: writes day and abbreviated month", () => {
  expect(formatShortDate("fr", new Date("2026-11-17T12:00:00Z"), "Africa/Dakar")).toBe(
    "17\u00A0nov.",
  );
  expect(formatShortDate("fr", new Date("2026-12-01T12:00:00Z"), "Africa/Dakar")).toBe(
    "1er\u00A0déc.",
  );
  expect(formatShortDate("en", new Date("2026-11-17T12:00:00Z"), "Africa/Dakar")).toBe(
    "17\u00A0Nov",
  );
});

test("formatMegabytes: uses the decimal separator of the language", () => {
  expect(formatMegabytes("fr", 14_234_567)).toBe("14,2");
  expect(formatMegabytes("en", 14_234_567)).toBe("14.2");
  expect(formatMegabytes("fr", 5_000_000)).toBe("5");
});

test("formatNumber: writes the given number of decimals", () => {
  expect(formatNumber("fr", 1234.56, 1)).toBe("1\u202F234,6");
  expect(formatNumber("en", 1234.56, 1)).toBe("1,234.6");
  expect(formatNumber("fr", 0.1, 2)).toBe("0,10");
});

test("formatUpTo: adds a plus above the bound", () => {
  expect(formatUpTo("fr", 1_000, 1_000)).toBe("1\u202F000");
  expect(formatUpTo("fr", 1_001, 1_000)).toBe("1\u202F000+");
  expect(formatUpTo("en", 2_001, 1_000)).toBe("1,000+");
  expect(formatUpTo("en", 7, 1_000)).toBe("7");
});
