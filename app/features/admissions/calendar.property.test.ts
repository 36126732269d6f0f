import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCalendarDate } from "#app/lib/calendar-date.ts";
import { arbitraryDay, arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import {
  addDays,
  daysInMonth,
  getAge,
  getEndOfDay,
  monthsBetween,
  parseDate,
  parseYear,
  toDateParts,
} from "./calendar.ts";

const days = fc.integer({ min: -40_000, max: 40_000 });

describe("parseDate", () => {
  const dateLike = createTextArbitrary([
    ...["5", "29", "31", "2", "02", "2009", "2100", "mars", "fév.", "juin", "1er", "March"],
    ...["/", "-", ".", ",", " ", "\u00A0", "٣", "٢٠٠٩"],
  ]);
  const field = fc.oneof(dateLike, arbitraryText);
  /** Mostly existing days, and days just beyond a month or the years that the form accepts. */
  const numbers = fc
    .tuple(fc.nat(32), fc.nat(13), fc.integer({ min: 1895, max: 2105 }))
    .map(([day, month, year]) => [String(day), String(month), String(year)] as const);

  it("reads back the three fields that toDateParts writes of each day", () => {
    fc.assert(
      fc.property(arbitraryDay, (day) => {
        expect(parseDate(toDateParts(day))).toEqual({ ok: true, value: day });
      }),
    );
  });

  it("reads the same day from three fields and from one, in digits of another script too", () => {
    const separator = fc.constantFrom("/", ".", "-", " ", " / ", ", ");
    fc.assert(
      fc.property(arbitraryDay, separator, fc.boolean(), (date, sign, isArabic) => {
        const { day, month, year } = toDateParts(date);
        const text = [day, month, year].join(sign);
        const input = isArabic
          ? text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
          : text;
        expect(parseDate({ day: input, month: "", year: "" })).toEqual({ ok: true, value: date });
      }),
    );
  });

  it("returns an existing day, null for empty fields, or an error for any text", () => {
    fc.assert(
      fc.property(fc.oneof(numbers, fc.tuple(field, field, field)), ([day, month, year]) => {
        const parsed = parseDate({ day, month, year });
        if (!parsed.ok) expect(parsed.reason).toMatch(/^date-[a-z]+(-[a-z]+)?(:\d{4}-\d\d,\d\d)?$/);
        else if (parsed.value !== null) expect(isCalendarDate(parsed.value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("parseYear", () => {
  it("returns four digits, null for an empty field, or an error for any text", () => {
    const yearLike = createTextArbitrary(["19", "20", "05", "٢٠", "٠٥", " ", "-", "."]);
    const number = fc.integer({ min: 1895, max: 2105 }).map(String);
    fc.assert(
      fc.property(fc.oneof(number, yearLike, arbitraryText), (year) => {
        const parsed = parseYear({ day: "", month: "", year });
        if (!parsed.ok) expect(parsed.reason).toMatch(/^date-year-(digits|range)$/);
        else if (parsed.value !== null) expect(parsed.value).toMatch(/^(19|20)\d\d$|^2100$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe("addDays", () => {
  it("comes back to the day when the same number of days is taken away", () => {
    fc.assert(
      fc.property(arbitraryDay, days, (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it("goes as far in one step as in two", () => {
    fc.assert(
      fc.property(arbitraryDay, days, days, (day, one, other) => {
        expect(addDays(addDays(day, one), other)).toBe(addDays(day, one + other));
      }),
    );
  });

  it("gives a later day for a larger number of days", () => {
    fc.assert(
      fc.property(arbitraryDay, fc.nat(40_000), (day, count) => {
        expect(addDays(day, count + 1) > addDays(day, count)).toBe(true);
      }),
    );
  });
});

describe("daysInMonth", () => {
  it("is the distance from the first day of a month to the first day of the next", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2099 }), fc.integer({ min: 1, max: 12 }), (y, m) => {
        const first = `${y}-${String(m).padStart(2, "0")}-01`;
        const next = addDays(first, daysInMonth(y, m));
        expect(next.slice(8)).toBe("01");
        expect(monthsBetween(first, next)).toBe(1);
      }),
    );
  });
});

describe("monthsBetween", () => {
  it("never falls when the second day is later", () => {
    fc.assert(
      fc.property(arbitraryDay, arbitraryDay, fc.nat(400), (from, to, count) => {
        expect(monthsBetween(from, addDays(to, count))).toBeGreaterThanOrEqual(
          monthsBetween(from, to),
        );
      }),
    );
  });

  it("is 0 on the day itself, and negative on each day before it", () => {
    fc.assert(
      fc.property(arbitraryDay, fc.integer({ min: 1, max: 40_000 }), (day, count) => {
        expect(monthsBetween(day, day)).toBe(0);
        expect(monthsBetween(day, addDays(day, -count))).toBeLessThan(0);
      }),
    );
  });
});

describe("getAge", () => {
  it("is the whole years in the months since the birth", () => {
    fc.assert(
      fc.property(arbitraryDay, fc.nat(40_000), (birth, count) => {
        const day = addDays(birth, count);
        expect(getAge(birth, day)).toBe(Math.floor(monthsBetween(birth, day) / 12));
      }),
    );
  });

  it("of a birth year alone is never above the age of anybody born in that year", () => {
    fc.assert(
      fc.property(arbitraryDay, fc.nat(40_000), (birth, count) => {
        const day = addDays(birth, count);
        const age = getAge(birth.slice(0, 4), day);
        expect(age).toBeLessThanOrEqual(getAge(birth, day));
        expect(age).toBeGreaterThanOrEqual(getAge(birth, day) - 1);
      }),
    );
  });
});

describe("getEndOfDay", () => {
  it("is the last millisecond before the next day", () => {
    fc.assert(
      fc.property(arbitraryDay, (day) => {
        const next = new Date(getEndOfDay(day).getTime() + 1);
        expect(next.toISOString()).toBe(`${addDays(day, 1)}T00:00:00.000Z`);
      }),
    );
  });
});
