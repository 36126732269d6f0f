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
  const found = parseDate({ day, month, year });
  return found.ok ? found.value : found.reason;
};

test("a date is read from three fields, by number or by name of month", () => {
  expect(read("5", "3", "2009")).toBe("2009-03-05");
  expect(read(" 05", "03", "2009 ")).toBe("2009-03-05");
  expect(read("5", "mars", "2009")).toBe("2009-03-05");
  expect(read("1er", "déc.", "2008")).toBe("2008-12-01");
  expect(read("1", "Août", "2008")).toBe("2008-08-01");
  expect(read("29", "february", "2008")).toBe("2008-02-29");
  expect(read("2", "juil", "2008")).toBe("2008-07-02");
});

test("a whole date in the first field is understood", () => {
  expect(read("5/3/2009")).toBe("2009-03-05");
  expect(read("5 mars 2009")).toBe("2009-03-05");
  expect(read("05.03.2009")).toBe("2009-03-05");
  expect(read("2009-03-05")).toBe("2009-03-05");
  expect(read("March 5, 2009")).toBe("2009-03-05");
});

test("one fault is told at a time: missing, then unreadable, then impossible", () => {
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

test("a stored date goes back into its three fields", () => {
  expect(toDateParts("2009-03-05")).toEqual({ day: "5", month: "3", year: "2009" });
  expect(toDateParts("2009-10-20")).toEqual({ day: "20", month: "10", year: "2009" });
  expect(toDateParts(null)).toEqual({ day: "", month: "", year: "" });
});

test("an age changes on the birthday", () => {
  expect(getAge("2009-03-05", "2027-03-04")).toBe(17);
  expect(getAge("2009-03-05", "2027-03-05")).toBe(18);
  expect(getAge("2008-02-29", "2026-02-28")).toBe(17);
});

test("ageOn: from a year alone, the age is the least it can be", () => {
  expect(getAge("2009", "2027-12-30")).toBe(17);
  expect(getAge("2009", "2027-12-31")).toBe(18);
});

test("readYear: reads a year alone, and refuses a day or a month beside it", () => {
  const of = (day: string, month: string, year: string) => {
    const read = parseYear({ day, month, year });
    return read.ok ? read.value : read.reason;
  };
  expect(of("", "", " 2005 ")).toBe("2005");
  expect(of("", "", "٢٠٠٥")).toBe("2005");
  expect(of("", "", "")).toBeNull();
  expect(of("1", "", "2005")).toBe("birth-year-alone");
  expect(of("", "1", "2005")).toBe("birth-year-alone");
  expect(of("", "", "05")).toBe("date-year-digits");
  expect(of("", "", "1899")).toBe("date-year-range");
  expect([isYearOnly("2005"), isYearOnly("2005-01-01")]).toEqual([true, false]);
});

test("months between two dates are whole months", () => {
  expect(monthsBetween("2027-09-01", "2028-02-14")).toBe(5);
  expect(monthsBetween("2027-09-15", "2028-02-14")).toBe(4);
  expect(monthsBetween("2027-09-01", "2027-08-31")).toBe(-1);
});

test("readDate: Arabic and Persian digits are read", () => {
  expect(parseDate({ day: "٥", month: "٣", year: "٢٠٠٩" })).toEqual({
    ok: true,
    value: "2009-03-05",
  });
  expect(parseDate({ day: "۵", month: "mars", year: "۲۰۰۹" })).toEqual({
    ok: true,
    value: "2009-03-05",
  });
});
