import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryMoment, arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { isCalendarDate, isIsoTimestamp, toCalendarDate } from "./calendar-date.ts";

const dateLike = fc.oneof(
  createTextArbitrary(["20", "27", "-", "02", "30", "T", "00:00:00.000", "Z", "\n", " "]),
  fc
    .tuple(fc.integer({ min: 1895, max: 2105 }), fc.nat(14), fc.nat(33))
    .map(([year, month, day]) =>
      [String(year).padStart(4, "0"), ...[month, day].map((n) => String(n).padStart(2, "0"))].join(
        "-",
      ),
    ),
);

describe("isCalendarDate", () => {
  it("accepts each day of the years 1900 to 2100", () => {
    fc.assert(
      fc.property(arbitraryMoment, (moment) => {
        expect(isCalendarDate(toCalendarDate(moment))).toBe(true);
      }),
    );
  });

  it("accepts no text but the days that toCalendarDate writes", () => {
    fc.assert(
      fc.property(fc.oneof(dateLike, arbitraryText), (text) => {
        const moment = new Date(`${text}T12:00:00Z`);
        const isWritten = !Number.isNaN(moment.getTime()) && toCalendarDate(moment) === text;
        if (isCalendarDate(text)) expect(isWritten).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("toCalendarDate", () => {
  it("keeps the order of two moments", () => {
    fc.assert(
      fc.property(arbitraryMoment, arbitraryMoment, (one, other) => {
        if (one <= other) expect(toCalendarDate(one) <= toCalendarDate(other)).toBe(true);
        else expect(toCalendarDate(one) >= toCalendarDate(other)).toBe(true);
      }),
    );
  });
});

describe("isIsoTimestamp", () => {
  it("accepts each moment as Date writes it, and no other spelling of it", () => {
    const spellings: ((text: string) => string)[] = [
      (text) => text.replace("Z", "+00:00"),
      (text) => text.replace("T", " "),
      (text) => text.replace(/\.\d+/, ""),
      (text) => text.toLowerCase(),
      (text) => ` ${text}`,
    ];
    fc.assert(
      fc.property(arbitraryMoment, fc.constantFrom(...spellings), (moment, respell) => {
        expect(isIsoTimestamp(moment.toISOString())).toBe(true);
        expect(isIsoTimestamp(respell(moment.toISOString()))).toBe(false);
      }),
    );
  });

  it("answers for any text, without an exception", () => {
    fc.assert(
      fc.property(fc.oneof(dateLike, arbitraryText), (text) => {
        if (isIsoTimestamp(text)) expect(new Date(text).toISOString()).toBe(text);
      }),
    );
  });
});
