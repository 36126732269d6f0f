import { expect, test } from "vitest";
import { joinDateFields, splitDate } from "./form-dates.ts";

const typed = (day: string, month: string, year: string) => ({
  "fr.title": "Titre",
  "fr.claim.expiresOn.day": day,
  "fr.claim.expiresOn.month": month,
  "fr.claim.expiresOn.year": year,
});

const read = (day: string, month: string, year: string) => joinDateFields(typed(day, month, year));

test("the three inputs of a date are one answer of the form, also with the month by its name", () => {
  expect(read("31", "8", "2027")).toEqual({
    "fr.title": "Titre",
    "fr.claim.expiresOn": "2027-08-31",
  });
  expect(read("1er", "août", "2027")["fr.claim.expiresOn"]).toBe("2027-08-01");
  expect(read("31/08/2027", "", "")["fr.claim.expiresOn"]).toBe("2027-08-31");
  expect(read("", "", "")["fr.claim.expiresOn"]).toBe("");
});

test.for([
  ["31", "2", "2027"],
  ["", "8", "2027"],
  ["31", "", ""],
  ["un-jour", "8", "2027"],
])(
  "what is no day comes back in its inputs as it was typed: %j",
  ([day = "", month = "", year = ""]) => {
    const kept = read(day, month, year)["fr.claim.expiresOn"] ?? "";
    expect(splitDate(kept)).toEqual({ day, month, year });
  },
);

test("a date that is kept fills its inputs, and one that was typed in one line stays in sight", () => {
  expect(splitDate("2027-08-31")).toEqual({ day: "31", month: "8", year: "2027" });
  expect(splitDate("")).toEqual({ day: "", month: "", year: "" });
  expect(splitDate("31/12/2027")).toEqual({ day: "31/12/2027", month: "", year: "" });
});

test("other fields that end alike are left alone", () => {
  const others = { "fr.day": "lundi", "fr.month": "mars" };
  expect(joinDateFields(others)).toEqual(others);
});
