import { expect, test } from "vitest";
import {
  getKeypad,
  groupByDecade,
  levels,
  listLevelGroups,
  listMissingYears,
  listSchoolYears,
  parseAverage,
  parseEntry,
  parseSchoolYear,
  toCursusValues,
} from "./cursus.ts";

const today = "2026-11-21";
const readAverage = (input: Record<string, string>) => {
  const parsed = parseAverage(input);
  return parsed.ok ? parsed.value : parsed.reason;
};

test("parseAverage: reads a comma or a point, on the chosen scale", () => {
  expect(readAverage({ average: "14,5", averageScale: "20" })).toEqual({
    average: "14.5",
    scale: "20",
  });
  expect(readAverage({ average: "14.5", averageScale: "20" })).toEqual({
    average: "14.5",
    scale: "20",
  });
  expect(readAverage({ average: "14,5/20", averageScale: "20" })).toEqual({
    average: "14.5",
    scale: "20",
  });
  expect(readAverage({ average: "82", averageScale: "100" })).toEqual({
    average: "82",
    scale: "100",
  });
  expect(readAverage({ average: "82 %", averageScale: "100" })).toEqual({
    average: "82",
    scale: "100",
  });
  expect(readAverage({ average: "14,5/20", averageScale: "100" })).toBe("average-scale-written:20");
  expect(readAverage({ average: "82%", averageScale: "20" })).toBe("average-scale-written:100");
  expect(readAverage({ average: "3,4", averageScale: "4" })).toEqual({
    average: "3.4",
    scale: "4",
  });
  expect(readAverage({ average: "b +", averageScale: "letter" })).toEqual({
    average: "B+",
    scale: "letter",
  });
  expect(readAverage({ average: "Bien", averageScale: "mention" })).toEqual({
    average: "Bien",
    scale: "mention",
  });
  expect(readAverage({ average: "" })).toBeNull();
});

test("parseAverage: refuses a value outside its scale or not a number", () => {
  expect(readAverage({ average: "25", averageScale: "20" })).toBe("average-range:20");
  expect(readAverage({ average: "20,01", averageScale: "20" })).toBe("average-range:20");
  expect(readAverage({ average: "quinze", averageScale: "20" })).toBe("average-number");
  expect(readAverage({ average: "-1", averageScale: "20" })).toBe("average-number");
  expect(readAverage({ average: "NaN", averageScale: "20" })).toBe("average-number");
  expect(readAverage({ average: "H", averageScale: "letter" })).toBe("average-letter");
  expect(readAverage({ average: "12", averageScale: "50" })).toBe("average-scale");
});

test("parseAverage: a pending result needs no number", () => {
  expect(readAverage({ average: "25", averageScale: "20", averagePending: "on" })).toEqual({
    average: null,
    scale: "pending",
  });
});

test("parseSchoolYear: requires two consecutive years, not too far back", () => {
  const year = (text: string) => {
    const parsed = parseSchoolYear(text, today);
    return parsed.ok ? parsed.value : parsed.reason;
  };
  expect(year("2025-2026")).toBe("2025-2026");
  expect(year(" 2025 / 2026 ")).toBe("2025-2026");
  expect(year("")).toBeNull();
  for (const invalid of ["2025-2027", "2025-2025", "2026-2025", "25-26", "2025"])
    expect(year(invalid), invalid).toBe("not-in-list");
  expect(year("1950-1951")).toBe("not-in-list");
});

test("parseSchoolYear: refuses a year that has not begun", () => {
  const on = (day: string, text: string) => {
    const parsed = parseSchoolYear(text, day);
    return parsed.ok ? parsed.value : parsed.reason;
  };
  expect(on("2026-11-21", "2026-2027")).toBe("2026-2027");
  expect(on("2026-11-21", "2027-2028")).toBe("year-not-started");
  expect(on("2027-07-31", "2027-2028")).toBe("year-not-started");
  expect(on("2027-08-01", "2027-2028")).toBe("2027-2028");
});

test("toCursusValues: returns the answers of a row, and no column that is added later", () => {
  const values = {
    ...{ activity: "studies", occurredOn: "2025-10-01", schoolYear: "2025-2026", country: "SN" },
    ...{ province: "Dakar", city: "Dakar", level: "terminale", school: "Lycée Blaise-Diagne" },
    ...{ field: "S2", average: "14", averageScale: "20", comment: "Mention bien" },
  };
  const row = { ...values, id: "1", attempt: "2", removedAt: null, officerNote: "to check" };
  expect(toCursusValues(row)).toEqual(values);
});

test("listSchoolYears: lists the current year to sixty years before, each of them valid", () => {
  const years = listSchoolYears("2026-11-21");
  expect(years.slice(0, 2)).toEqual(["2026-2027", "2025-2026"]);
  expect(years.at(-1)).toBe("1966-1967");
  expect(years).toHaveLength(61);
  for (const year of years)
    expect(parseSchoolYear(year, "2026-11-21")).toEqual({ ok: true, value: year });
  expect(listSchoolYears("2027-03-01")[0]).toBe("2026-2027");
});

test("groupByDecade: no group has more than ten years, and none is lost", () => {
  const groups = groupByDecade(listSchoolYears("2026-11-21"));
  expect(groups[0]).toMatchObject({ decade: 2020 });
  expect(groups.at(-1)).toEqual({
    decade: 1960,
    years: ["1969-1970", "1968-1969", "1967-1968", "1966-1967"],
  });
  expect(Math.max(...groups.map(({ years }) => years.length))).toBe(10);
  expect(groups.flatMap(({ years }) => years)).toEqual(listSchoolYears("2026-11-21"));
});

test("getKeypad: is text for letter scales and without a scale", () => {
  expect(["20", "100", "4.33"].map(getKeypad)).toEqual(["decimal", "decimal", "decimal"]);
  expect(["letter", "gce", "mention", ""].map(getKeypad)).toEqual(["text", "text", "text", "text"]);
});

test("parseAverage: assumes no scale, but takes the one written after the average", () => {
  const without = (average: string) => parseAverage({ average });
  expect(without("14,5")).toEqual({ ok: false, reason: "average-scale" });
  expect(without("14,5/20")).toEqual({ ok: true, value: { average: "14.5", scale: "20" } });
  expect(without("82 %")).toEqual({ ok: true, value: { average: "82", scale: "100" } });
});

test("listLevelGroups: lists the levels of the country first, and all others after", () => {
  const groups = (country: string) => listLevelGroups(country).map(([group]) => group);
  expect(groups("CM").slice(0, 3)).toEqual(["french", "english", "technical"]);
  expect(groups("CA").slice(0, 2)).toEqual(["ontario", "quebec"]);
  expect(groups("XX")[0]).toBe("primary");
  for (const country of ["SN", "CM", "FR", "CA", "", "__proto__", "constructor", "toString"])
    expect(new Set(listLevelGroups(country).flatMap(([, all]) => all)), country).toEqual(
      new Set(levels),
    );
});

test("listMissingYears: finds the years without an entry up to the current school year", () => {
  const findMissing = (...years: string[]) =>
    listMissingYears(
      years.map((schoolYear) => ({ schoolYear })),
      "2026-11-21",
    );
  expect(findMissing("2025-2026", "2022-2023")).toEqual(["2023-2024", "2024-2025"]);
  expect(findMissing("2025-2026", "2024-2025")).toEqual([]);
  expect(findMissing("2026-2027", "2024-2025")).toEqual(["2025-2026"]);
  expect(findMissing("2023-2024")).toEqual(["2024-2025", "2025-2026"]);
  expect(findMissing()).toEqual([]);
  expect(findMissing("1980-1981", "2025-2026")).toEqual([]);
});

test("parseEntry: requires activity, year and country only", () => {
  const missing = parseEntry({}, ["SN"], today);
  expect(missing).toEqual({
    ok: false,
    reason: "invalid",
    errors: {
      activity: "required",
      schoolYear: "year-not-started",
      country: "country-missing",
    },
  });
  const input = { activity: "break", schoolYear: "2023-2024", country: "SN" };
  expect(parseEntry(input, ["SN"], today)).toMatchObject({
    ok: true,
    values: { activity: "break", school: null, average: null, averageScale: null },
  });
});

test("parseEntry: returns all errors at once", () => {
  const input = {
    activity: "theft",
    schoolYear: "2023-2025",
    country: "ZZ",
    level: "13e",
    average: "25",
    averageScale: "20",
    "occurredOn.day": "31",
    "occurredOn.month": "6",
    "occurredOn.year": "2024",
    comment: "x".repeat(501),
  };
  expect(parseEntry(input, ["SN"], today)).toMatchObject({
    errors: {
      activity: "not-in-list",
      schoolYear: "not-in-list",
      country: "not-in-list",
      level: "not-in-list",
      average: "average-range:20",
      occurredOn: "date-impossible:2024-06,30",
      comment: "too-long:500",
    },
  });
});

test("parseAverage: reads Arabic digits and the Arabic decimal sign", () => {
  expect(readAverage({ average: "١٤٫٥", averageScale: "20" })).toEqual({
    average: "14.5",
    scale: "20",
  });
});
