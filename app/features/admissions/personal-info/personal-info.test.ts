import { expect, test } from "vitest";
import {
  getPassportExpiry,
  type InfoPart,
  type ParseContext,
  parseInfoPart,
} from "./personal-info.ts";

const context: ParseContext = {
  today: "2026-11-21",
  birthOn: null,
  passportIssuedOn: null,
  isMinor: false,
  needsCampus: false,
  countries: ["SN", "CM"],
  parsePhone: (number) => (number ? { ok: true, value: number } : { ok: true, value: null }),
};
const read = (part: InfoPart, typed: Record<string, string>, over: Partial<ParseContext> = {}) =>
  parseInfoPart(part, typed, { ...context, ...over });

const birth = (day: string, month: string, year: string) => ({
  "birthOn.day": day,
  "birthOn.month": month,
  "birthOn.year": year,
});

test("nom, prénom and date de naissance are required once the person says they are done", () => {
  const required = { lastName: "required", firstName: "required", birthOn: "required" };
  expect(read("identity", {}).errors).toEqual(required);
  expect(read("identity", { finished: "yes" }).errors).toEqual(required);
  expect(read("identity", { finished: "no" }).errors).toEqual({});
});

test("readPart: the campus is asked of a draft, first, and not of what was sent", () => {
  const asked = (typed: Record<string, string>, asksCampus = true) =>
    Object.entries(read("identity", typed, { needsCampus: asksCampus }).errors)[0];
  expect(asked({})).toEqual(["campus", "campus-missing"]);
  expect(asked({ campus: "cameroon" })).toEqual(["lastName", "required"]);
  expect(asked({ finished: "no" })).toBeUndefined();
  expect(asked({}, false)).toEqual(["lastName", "required"]);
});

const passport = (issued: [string, string, string], expires: [string, string, string]) => ({
  hasPassport: "yes",
  passportNumber: "A1234567",
  "passportIssuedOn.day": issued[0],
  "passportIssuedOn.month": issued[1],
  "passportIssuedOn.year": issued[2],
  "passportExpiresOn.day": expires[0],
  "passportExpiresOn.month": expires[1],
  "passportExpiresOn.year": expires[2],
});

test("readPart: the dates of a passport are held against each other and against the birth", () => {
  const errorsOf = (issued: string, expires: string, birthOn: string | null = "2009-03-05") =>
    read("passport", passport(["1", "2", issued], ["1", "2", expires]), { birthOn }).errors;
  expect(errorsOf("2024", "2029")).toEqual({});
  expect(errorsOf("2008", "2018")).toEqual({ passportIssuedOn: "passport-before-birth" });
  expect(errorsOf("2024", "2059")).toEqual({ passportExpiresOn: "passport-too-long" });
  expect(errorsOf("2024", "2023")).toEqual({ passportExpiresOn: "passport-dates" });
  expect(errorsOf("2008", "2018", null)).toEqual({});
});

test("readPart: a birth after the passport was issued is said, and not kept", () => {
  const typed = { lastName: "Fall", firstName: "Awa", ...birth("5", "3", "2009") };
  const { errors, values } = read("identity", typed, { passportIssuedOn: "2008-02-01" });
  expect(errors).toEqual({ birthOn: "birth-after-passport" });
  expect(values).not.toHaveProperty("birthOn");
  expect(read("identity", typed, { passportIssuedOn: "2010-02-01" }).errors).toEqual({});
});

test("readPart: « N° » before a passport number is dropped, and Arabic digits are read", () => {
  const numberOf = (passportNumber: string) =>
    read("passport", { hasPassport: "yes", passportNumber }).values.passportNumber;
  for (const typed of [
    "N° A1234567",
    "nºA1234567",
    "№ A1234567",
    "Numéro : A1234567",
    "No. A1234567",
    "no A1234567",
    "A١٢٣٤٥٦٧",
  ])
    expect(numberOf(typed), typed).toBe("A1234567");
  // Letters of the number itself.
  expect(numberOf("NO123456")).toBe("NO123456");
  expect(numberOf("NUM12345")).toBe("NUM12345");
});

test("a draft keeps what is valid beside what is refused", () => {
  const typed = { lastName: "Fall", firstName: "42", ...birth("31", "2", "2009") };
  const { values, errors } = read("identity", typed);
  expect(values).toMatchObject({ lastName: "Fall" });
  expect(values).not.toHaveProperty("firstName");
  expect(errors).toEqual({ firstName: "name-placeholder", birthOn: "date-impossible:2009-02,28" });
});

test("readPart: one name only is the family name, with the tick and no first name", () => {
  const named = { ...birth("5", "3", "2005"), "firstName.none": "on", lastName: "Suharto" };
  expect(read("identity", named)).toMatchObject({
    values: { lastName: "Suharto", firstName: "" },
    errors: {},
  });
  // The tick that is taken away leaves the first name to be given.
  const { values, errors } = read("identity", { ...named, "firstName.none": "" });
  expect(values.firstName).toBeNull();
  expect(errors).toEqual({ firstName: "required" });
  const both = read("identity", { ...named, firstName: "Awa" });
  expect(both.errors).toEqual({ firstName: "one-name-typed" });
  expect(both.values).not.toHaveProperty("firstName");
});

test("readPart: a date of birth may be a year alone, with its tick, and no day is invented", () => {
  const names = { lastName: "Fall", firstName: "Awa" };
  const alone = { ...names, "birthOn.year": "2005", "birthOn.yearAlone": "on" };
  const born = (typed: Record<string, string>, over: Partial<ParseContext> = {}) => {
    const { values, errors } = read("identity", typed, over);
    return errors.birthOn ?? values.birthOn;
  };
  expect(born(alone)).toBe("2005");
  expect(born({ ...names, "birthOn.year": "2005" })).toBe("birth-day-missing");
  expect(born({ ...alone, ...birth("1", "1", "2005") })).toBe("birth-year-alone");
  expect(born({ ...alone, "birthOn.year": "" })).toBe("required");
  expect(born({ ...alone, "birthOn.year": "2027" })).toBe("birth-not-past");
  // The same year as the passport contradicts nothing.
  expect(born(alone, { passportIssuedOn: "2005-02-01" })).toBe("2005");
  expect(born(alone, { passportIssuedOn: "2004-02-01" })).toBe("birth-after-passport");
});

test("errors follow the order of the page", () => {
  const { errors } = read("identity", { firstName: "Awa", ...birth("31", "2", "2009") });
  expect(Object.keys(errors)).toEqual(["lastName", "birthOn"]);
});

test("a birth date is in the past", () => {
  const typed = { lastName: "Fall", firstName: "Awa" };
  expect(read("identity", { ...typed, ...birth("21", "11", "2026") }).errors).toEqual({
    birthOn: "birth-not-past",
  });
  expect(read("identity", { ...typed, ...birth("20", "11", "2026") }).errors).toEqual({});
});

test("only a campus of the school, and a country of the list, is taken", () => {
  const typed = { finished: "no", campus: "paris", nationality: "XX", birthCountry: "SN" };
  const { campus, errors, values } = read("identity", typed);
  expect(campus).toBeUndefined();
  expect(errors).toEqual({ nationality: "not-in-list" });
  expect(values.birthCountry).toBe("SN");
});

test("a passport number is written in capitals without spaces", () => {
  expect(read("passport", { passportNumber: " a02 584-613 " }).values.passportNumber).toBe(
    "A02584613",
  );
  for (const wrong of ["A1234", "A123456789012", "A1234É6"])
    expect(read("passport", { passportNumber: wrong }).errors, wrong).toEqual({
      passportNumber: "passport-number",
    });
});

test("a passport that one has is asked its number, unless it comes later", () => {
  const yes = { hasPassport: "yes" };
  expect(read("passport", yes).errors).toEqual({ passportNumber: "passport-number-missing" });
  expect(read("passport", { ...yes, passportNumber: "A02" }).errors).toEqual({
    passportNumber: "passport-number",
  });
  expect(read("passport", { ...yes, finished: "no" }).errors).toEqual({});
  expect(read("passport", { hasPassport: "no" }).errors).toEqual({});
  expect(read("passport", {}).errors).toEqual({});
});

test("a passport expires after it was issued, and was issued already", () => {
  const dates = (issued: string, expires: string) => ({
    "passportIssuedOn.day": issued,
    "passportExpiresOn.day": expires,
  });
  expect(read("passport", dates("15/02/2023", "14/02/2028")).errors).toEqual({});
  expect(read("passport", dates("15/02/2023", "15/02/2023")).errors).toEqual({
    passportExpiresOn: "passport-dates",
  });
  expect(read("passport", dates("15/02/2027", "15/02/2032")).errors).toEqual({
    passportIssuedOn: "passport-issued-later",
  });
});

test("without a passport, its fields are emptied", () => {
  const typed = { hasPassport: "no", passportNumber: "!", "passportIssuedOn.day": "99" };
  const { values, errors } = read("passport", typed);
  expect(errors).toEqual({});
  expect(values).toEqual({ passportNumber: null, passportIssuedOn: null, passportExpiresOn: null });
});

test("a minor names one adult who can be reached", () => {
  const alone = { motherName: "Mariama Diop" };
  expect(read("parents", alone).errors).toEqual({});
  expect(read("parents", alone, { isMinor: true }).errors).toEqual({
    motherName: "adult-unreachable",
  });
  const mother = { ...alone, motherEmail: "mariama@exemple.sn" };
  expect(read("parents", mother, { isMinor: true }).errors).toEqual({});
  const guardian = { guardianName: "Tante Astou", "guardianPhone.number": "+221770000000" };
  expect(read("parents", guardian, { isMinor: true }).errors).toEqual({});
});

test("a passport that is over, or is not good for six months after the start of term, is told", () => {
  const told = (on: string | null) =>
    getPassportExpiry(on, { intakeYear: 2027, today: "2026-11-21" });
  expect(told("2028-02-14")).toEqual({ ends: "soon", months: 5 });
  expect(told("2028-03-01")).toBeNull();
  expect(told("2027-08-01")).toMatchObject({ ends: "before" });
  expect(told("2026-11-21")).toMatchObject({ ends: "before" });
  expect(told("2026-11-20")).toMatchObject({ ends: "over" });
  expect(told(null)).toBeNull();
});
