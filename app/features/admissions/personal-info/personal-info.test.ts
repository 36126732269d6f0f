import { expect, test } from "vitest";
import type { InfoPart } from "../application-fields.ts";
import { getPassportExpiry, type ParseContext, parseInfoPart } from "./personal-info.ts";

const context: ParseContext = {
  today: "2026-11-21",
  birthOn: null,
  passportIssuedOn: null,
  isMinor: false,
  needsCampus: false,
  countries: ["SN", "CM"],
  parsePhone: (number) => (number ? { ok: true, value: number } : { ok: true, value: null }),
};
const parse = (
  part: InfoPart,
  input: Record<string, string>,
  overrides: Partial<ParseContext> = {},
) => parseInfoPart(part, input, { ...context, ...overrides });

const birth = (day: string, month: string, year: string) => ({
  "birthOn.day": day,
  "birthOn.month": month,
  "birthOn.year": year,
});

test("parseInfoPart: requires last name, first name and birth date unless finished is no", () => {
  const required = { lastName: "required", firstName: "required", birthOn: "required" };
  expect(parse("identity", {}).errors).toEqual(required);
  expect(parse("identity", { finished: "yes" }).errors).toEqual(required);
  expect(parse("identity", { finished: "no" }).errors).toEqual({});
});

test("parseInfoPart: requires the campus of a draft, as the first error, and not of a submitted application", () => {
  const getFirstError = (input: Record<string, string>, needsCampus = true) =>
    Object.entries(parse("identity", input, { needsCampus }).errors)[0];
  expect(getFirstError({})).toEqual(["campus", "campus-missing"]);
  expect(getFirstError({ campus: "cameroon" })).toEqual(["lastName", "required"]);
  expect(getFirstError({ finished: "no" })).toBeUndefined();
  expect(getFirstError({}, false)).toEqual(["lastName", "required"]);
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

test("parseInfoPart: checks the dates of a passport against each other and the birth date", () => {
  const getErrors = (issued: string, expires: string, birthOn: string | null = "2009-03-05") =>
    parse("passport", passport(["1", "2", issued], ["1", "2", expires]), { birthOn }).errors;
  expect(getErrors("2024", "2029")).toEqual({});
  expect(getErrors("2008", "2018")).toEqual({ passportIssuedOn: "passport-before-birth" });
  expect(getErrors("2024", "2059")).toEqual({ passportExpiresOn: "passport-too-long" });
  expect(getErrors("2024", "2023")).toEqual({ passportExpiresOn: "passport-dates" });
  expect(getErrors("2008", "2018", null)).toEqual({});
});

test("parseInfoPart: refuses a birth date after the issue of the passport, and does not return it", () => {
  const input = { lastName: "Fall", firstName: "Awa", ...birth("5", "3", "2009") };
  const { errors, values } = parse("identity", input, { passportIssuedOn: "2008-02-01" });
  expect(errors).toEqual({ birthOn: "birth-after-passport" });
  expect(values).not.toHaveProperty("birthOn");
  expect(parse("identity", input, { passportIssuedOn: "2010-02-01" }).errors).toEqual({});
});

test("parseInfoPart: drops « N° » before a passport number, and reads Arabic digits", () => {
  const getNumber = (passportNumber: string) =>
    parse("passport", { hasPassport: "yes", passportNumber }).values.passportNumber;
  for (const input of [
    "N° A1234567",
    "nºA1234567",
    "№ A1234567",
    "Numéro : A1234567",
    "No. A1234567",
    "no A1234567",
    "A١٢٣٤٥٦٧",
  ])
    expect(getNumber(input), input).toBe("A1234567");
  // These letters belong to the number.
  expect(getNumber("NO123456")).toBe("NO123456");
  expect(getNumber("NUM12345")).toBe("NUM12345");
});

test("parseInfoPart: returns valid values beside errors", () => {
  const input = { lastName: "Fall", firstName: "42", ...birth("31", "2", "2009") };
  const { values, errors } = parse("identity", input);
  expect(values).toMatchObject({ lastName: "Fall" });
  expect(values).not.toHaveProperty("firstName");
  expect(errors).toEqual({ firstName: "name-placeholder", birthOn: "date-impossible:2009-02,28" });
});

test("parseInfoPart: one name only is the last name, with the checkbox and no first name", () => {
  const named = { ...birth("5", "3", "2005"), "firstName.none": "on", lastName: "Suharto" };
  expect(parse("identity", named)).toMatchObject({
    values: { lastName: "Suharto", firstName: "" },
    errors: {},
  });
  // Without the checkbox, the first name is required again.
  const { values, errors } = parse("identity", { ...named, "firstName.none": "" });
  expect(values.firstName).toBeNull();
  expect(errors).toEqual({ firstName: "required" });
  const both = parse("identity", { ...named, firstName: "Awa" });
  expect(both.errors).toEqual({ firstName: "one-name-typed" });
  expect(both.values).not.toHaveProperty("firstName");
});

test("parseInfoPart: accepts a birth year alone with its checkbox, and invents no day", () => {
  const names = { lastName: "Fall", firstName: "Awa" };
  const alone = { ...names, "birthOn.year": "2005", "birthOn.yearAlone": "on" };
  const born = (input: Record<string, string>, overrides: Partial<ParseContext> = {}) => {
    const { values, errors } = parse("identity", input, overrides);
    return errors.birthOn ?? values.birthOn;
  };
  expect(born(alone)).toBe("2005");
  expect(born({ ...names, "birthOn.year": "2005" })).toBe("birth-day-missing");
  expect(born({ ...alone, ...birth("1", "1", "2005") })).toBe("birth-year-alone");
  expect(born({ ...alone, "birthOn.year": "" })).toBe("required");
  expect(born({ ...alone, "birthOn.year": "2027" })).toBe("birth-date-not-past");
  // The same year as the passport is no contradiction.
  expect(born(alone, { passportIssuedOn: "2005-02-01" })).toBe("2005");
  expect(born(alone, { passportIssuedOn: "2004-02-01" })).toBe("birth-after-passport");
});

test("parseInfoPart: returns errors in the order of the page", () => {
  const { errors } = parse("identity", { firstName: "Awa", ...birth("31", "2", "2009") });
  expect(Object.keys(errors)).toEqual(["lastName", "birthOn"]);
});

test("parseInfoPart: requires a birth date in the past", () => {
  const input = { lastName: "Fall", firstName: "Awa" };
  expect(parse("identity", { ...input, ...birth("21", "11", "2026") }).errors).toEqual({
    birthOn: "birth-date-not-past",
  });
  expect(parse("identity", { ...input, ...birth("20", "11", "2026") }).errors).toEqual({});
});

test("parseInfoPart: accepts only a campus of the school and a country of the list", () => {
  const input = { finished: "no", campus: "paris", nationality: "XX", birthCountry: "SN" };
  const { campus, errors, values } = parse("identity", input);
  expect(campus).toBeUndefined();
  expect(errors).toEqual({ nationality: "not-in-list" });
  expect(values.birthCountry).toBe("SN");
});

test("parseInfoPart: normalizes a passport number to capitals without spaces", () => {
  expect(parse("passport", { passportNumber: " a02 584-613 " }).values.passportNumber).toBe(
    "A02584613",
  );
  for (const number of ["A1234", "A123456789012", "A1234É6"])
    expect(parse("passport", { passportNumber: number }).errors, number).toEqual({
      passportNumber: "passport-number",
    });
});

test("parseInfoPart: requires the number of a passport unless finished is no", () => {
  const yes = { hasPassport: "yes" };
  expect(parse("passport", yes).errors).toEqual({ passportNumber: "passport-number-missing" });
  expect(parse("passport", { ...yes, passportNumber: "A02" }).errors).toEqual({
    passportNumber: "passport-number",
  });
  expect(parse("passport", { ...yes, finished: "no" }).errors).toEqual({});
  expect(parse("passport", { hasPassport: "no" }).errors).toEqual({});
  expect(parse("passport", {}).errors).toEqual({});
});

test("parseInfoPart: requires a passport to expire after its issue, which is not in the future", () => {
  const dates = (issued: string, expires: string) => ({
    "passportIssuedOn.day": issued,
    "passportExpiresOn.day": expires,
  });
  expect(parse("passport", dates("15/02/2023", "14/02/2028")).errors).toEqual({});
  expect(parse("passport", dates("15/02/2023", "15/02/2023")).errors).toEqual({
    passportExpiresOn: "passport-dates",
  });
  expect(parse("passport", dates("15/02/2027", "15/02/2032")).errors).toEqual({
    passportIssuedOn: "passport-issued-later",
  });
});

test("parseInfoPart: empties the fields without a passport", () => {
  const input = { hasPassport: "no", passportNumber: "!", "passportIssuedOn.day": "99" };
  const { values, errors } = parse("passport", input);
  expect(errors).toEqual({});
  expect(values).toEqual({ passportNumber: null, passportIssuedOn: null, passportExpiresOn: null });
});

test("parseInfoPart: requires one reachable adult for a minor", () => {
  const alone = { motherName: "Mariama Diop" };
  expect(parse("parents", alone).errors).toEqual({});
  expect(parse("parents", {}, { isMinor: true }).errors).toEqual({
    motherName: "adult-unreachable",
  });
  const mother = { ...alone, motherEmail: "mariama@exemple.sn" };
  expect(parse("parents", mother, { isMinor: true }).errors).toEqual({});
  // The name is there: a phone number or an email address is missing.
  expect(parse("parents", alone, { isMinor: true }).errors).toEqual({
    motherPhone: "adult-contact-missing",
  });
  expect(parse("parents", { fatherName: "Ibra" }, { isMinor: true }).errors).toEqual({
    fatherPhone: "adult-contact-missing",
  });
  const guardian = { guardianName: "Tante Astou", "guardianPhone.number": "+221770000000" };
  expect(parse("parents", guardian, { isMinor: true }).errors).toEqual({});
});

test("getPassportExpiry: returns a passport that expires less than six months after the start of term", () => {
  const getExpiry = (on: string | null) =>
    getPassportExpiry(on, { intakeYear: 2027, today: "2026-11-21" });
  expect(getExpiry("2028-02-14")).toEqual({ ends: "soon", months: 5 });
  expect(getExpiry("2028-03-01")).toBeNull();
  expect(getExpiry("2027-08-01")).toMatchObject({ ends: "before" });
  expect(getExpiry("2026-11-21")).toMatchObject({ ends: "before" });
  expect(getExpiry("2026-11-20")).toMatchObject({ ends: "over" });
  expect(getExpiry(null)).toBeNull();
});
