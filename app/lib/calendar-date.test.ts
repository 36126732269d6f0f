import { describe, expect, it } from "vitest";
import { isCalendarDate, isIsoTimestamp } from "./calendar-date.ts";

describe("isCalendarDate", () => {
  it.for(["1900-01-01", "2026-11-26", "2028-02-29", "2100-12-31"])("accepts %s", (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.for([
    "0000-01-01",
    "1899-12-31",
    "2101-01-01",
    "9999-12-31",
    "2027-02-30",
    "2026-13-01",
    "2026-1-1",
    "2026-11-26T25:61",
    "26/11/2026",
    "",
  ])("refuses %j", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe("isIsoTimestamp", () => {
  it("accepts the text of Date.toISOString and refuses texts that only resemble it", () => {
    expect(isIsoTimestamp(new Date("2026-11-26T08:30:00Z").toISOString())).toBe(true);
    for (const text of ["2026-11-26T25:61", "2026-11-26", "2026-11-26T25:61:00.000Z", "x", ""])
      expect(isIsoTimestamp(text)).toBe(false);
  });
});
