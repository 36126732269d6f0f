import { expect, test } from "vitest";
import { joinDateFields, splitDate } from "./form-dates.ts";

const dateInputs = (day: string, month: string, year: string) => ({
  "fr.title": "Titre",
  "fr.claim.expiresOn.day": day,
  "fr.claim.expiresOn.month": month,
  "fr.claim.expiresOn.year": year,
});

const joinDate = (day: string, month: string, year: string) =>
  joinDateFields(dateInputs(day, month, year));

test("joinDateFields: joins the three inputs of a date, also with the name of the month", () => {
  expect(joinDate("31", "8", "2027")).toEqual({
    "fr.title": "Titre",
    "fr.claim.expiresOn": "2027-08-31",
  });
  expect(joinDate("1er", "août", "2027")["fr.claim.expiresOn"]).toBe("2027-08-01");
  expect(joinDate("31/08/2027", "", "")["fr.claim.expiresOn"]).toBe("2027-08-31");
  expect(joinDate("", "", "")["fr.claim.expiresOn"]).toBe("");
});

test.for([
  ["31", "2", "2027"],
  ["", "8", "2027"],
  ["31", "", ""],
  ["un-jour", "8", "2027"],
])(
  "splitDate: returns the submitted inputs of an invalid date: %j",
  ([day = "", month = "", year = ""]) => {
    const joined = joinDate(day, month, year)["fr.claim.expiresOn"] ?? "";
    expect(splitDate(joined)).toEqual({ day, month, year });
  },
);

test("splitDate: splits a stored date, and shows other text in the day input", () => {
  expect(splitDate("2027-08-31")).toEqual({ day: "31", month: "8", year: "2027" });
  expect(splitDate("")).toEqual({ day: "", month: "", year: "" });
  expect(splitDate("31/12/2027")).toEqual({ day: "31/12/2027", month: "", year: "" });
});

test("joinDateFields: leaves fields that are not dates", () => {
  const others = { "fr.day": "lundi", "fr.month": "mars" };
  expect(joinDateFields(others)).toEqual(others);
});
