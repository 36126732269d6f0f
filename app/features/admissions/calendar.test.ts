import { expect, test } from "vitest";
import {
  getAge,
  isYearOnly,
  monthsBetween,
  parseDate,
  parseYear,
  toDateParts,
} from "./calendar.ts";

const read = (day: string, month = "", year = "") => {
  const parsed = parseDate({ day, month, year });
  return parsed.ok ? parsed.value : parsed.reason;
};

test("parseDate: reads three fields, with the month by number or name", () => {
  expect(read("5", "3", "2009")).toBe("2009-03-05");
  expect(read(" 05", "03", "2009 ")).toBe("2009-03-05");
  expect(read("5", "mars", "2009")).toBe("2009-03-05");
  expect(read("1er", "déc.", "2008")).toBe("2008-12-01");
  expect(read("1", "Août", "2008")).toBe("2008-08-01");
  expect(read("29", "february", "2008")).toBe("2008-02-29");
  expect(read("2", "juil", "2008")).toBe("2008-07-02");
});

test("parseDate: reads a whole date in the first field", () => {
  expect(read("5/3/2009")).toBe("2009-03-05");
  expect(read("5 mars 2009")).toBe("2009-03-05");
  expect(read("05.03.2009")).toBe("2009-03-05");
  expect(read("2009-03-05")).toBe("2009-03-05");
  expect(read("March 5, 2009")).toBe("2009-03-05");
});

test("parseDate: returns one error at a time: missing, then unreadable, then impossible", () => {
  expect(read("", "", "")).toBeNull();
  expect(read("", "99", "abc")).toBe("date-day-missing");
  expect(read("31", "", "2009")).toBe("date-month-missing");
  expect(read("31", "2", "")).toBe("date-year-missing");
  expect(read("31", "2", "09")).toBe("date-year-digits");
  expect(read("31", "13", "2009")).toBe("date-month-unknown");
  expect(read("31", "jui", "2009")).toBe("date-month-unknown");
  expect(read("1", "1", "0000")).toBe("date-year-range");
  expect(read("31", "2", "2009")).toBe("date-impossible:2009-02,28");
  expect(read("30", "février", "2008")).toBe("date-impossible:2008-02,29");
  expect(read("0", "4", "2009")).toBe("date-impossible:2009-04,30");
  expect(read("x", "4", "2009")).toBe("date-impossible:2009-04,30");
});

test("toDateParts: splits a stored date into three fields", () => {
  expect(toDateParts("2009-03-05")).toEqual({ day: "5", month: "3", year: "2009" });
  expect(toDateParts("2009-10-20")).toEqual({ day: "20", month: "10", year: "2009" });
  expect(toDateParts(null)).toEqual({ day: "", month: "", year: "" });
});

test("getAge: changes on the birthday", () => {
  expect(getAge("2009-03-05", "2027-03-04")).toBe(17);
  expect(getAge("2009-03-05", "2027-03-05")).toBe(18);
  expect(getAge("2008-02-29", "2026-02-28")).toBe(17);
});

test("getAge: from a year alone, returns the lowest possible age", () => {
  expect(getAge("2009", "2027-12-30")).toBe(17);
  expect(getAge("2009", "2027-12-31")).toBe(18);
});

test("parseYear: reads a year alone, and refuses a day or month beside it", () => {
  const readYear = (day: string, month: string, year: string) => {
    const parsed = parseYear({ day, month, year });
    return parsed.ok ? parsed.value : parsed.reason;
  };
  expect(readYear("", "", " 2005 ")).toBe("2005");
  expect(readYear("", "", "٢٠٠٥")).toBe("2005");
  expect(readYear("", "", "")).toBeNull();
  expect(readYear("1", "", "2005")).toBe("birth-year-alone");
  expect(readYear("", "1", "2005")).toBe("birth-year-alone");
  expect(readYear("", "", "05")).toBe("date-year-digits");
  expect(readYear("", "", "1899")).toBe("date-year-range");
  expect([isYearOnly("2005"), isYearOnly("2005-01-01")]).toEqual([true, false]);
});

test("monthsBetween: counts whole months", () => {
  expect(monthsBetween("2027-09-01", "2028-02-14")).toBe(5);
  expect(monthsBetween("2027-09-15", "2028-02-14")).toBe(4);
  expect(monthsBetween("2027-09-01", "2027-08-31")).toBe(-1);
});

test("parseDate: reads Arabic and Persian digits", () => {
  expect(parseDate({ day: "٥", month: "٣", year: "٢٠٠٩" })).toEqual({
    ok: true,
    value: "2009-03-05",
  });
  expect(parseDate({ day: "۵", month: "mars", year: "۲۰۰۹" })).toEqual({
    ok: true,
    value: "2009-03-05",
  });
});
