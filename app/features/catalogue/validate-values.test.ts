import { expect, test } from "vitest";
import { diffValues, getBlankValues, isIdentifier } from "./fields.ts";
import { cleanValues, validateValues } from "./validate-values.ts";

const universityIds = new Set(["laval"]);
const validCourse = {
  ...getBlankValues("course"),
  universityId: "laval",
  nameFr: "Agronomie",
  nameEn: "Agronomy",
  degree: "B.Sc.A.",
  durationFr: "4 ans",
  durationEn: "4 years",
  language: "fr",
  detailsFr: "Sols et plantes.",
  detailsEn: "Soils and plants.",
  verification: "partly",
};
const validateCourse = (changes: Record<string, string>) =>
  validateValues("course", { ...validCourse, ...changes }, universityIds);

test("cleanValues: trims, composes accents and unifies line breaks", () => {
  const input = { nameFr: "  Ge\u0301nie\n des eaux ", detailsFr: "Une\r\ndeux\rtrois\n" };
  expect(cleanValues("course", input)).toEqual({
    nameFr: "G\u00E9nie des eaux",
    detailsFr: "Une\ndeux\ntrois",
  });
  expect(cleanValues("university", { website: " https://www.ulaval.ca/ " })).toEqual({
    website: "www.ulaval.ca",
  });
  const evidence = " https://a.ca/1\r\n\r\n copie de  2018 ";
  expect(cleanValues("course", { evidence })).toEqual({
    evidence: "https://a.ca/1\ncopie de 2018",
  });
});

test("validateValues: requires non-optional fields and translations", () => {
  expect(validateCourse({})).toEqual({});
  expect(validateCourse({ degree: "", nameEn: "" })).toEqual({
    degree: "required",
    nameEn: "translation-missing",
  });
  expect(validateCourse({ detailsFr: "", detailsEn: "" })).toEqual({
    detailsFr: "required",
    detailsEn: "required",
  });
});

test("validateValues: refuses unknown choices, long text and unreadable characters", () => {
  expect(validateCourse({ universityId: "oxford", language: "de", availability: "soon" })).toEqual({
    universityId: "university-unknown",
    language: "not-in-list",
    availability: "not-in-list",
  });
  expect(validateCourse({ nameFr: "a".repeat(201), note: "\u0007" })).toEqual({
    nameFr: "too-long:200",
    note: "unreadable",
  });
  expect(validateCourse({ nameFr: "Universit\uFFFD" })).toEqual({ nameFr: "unreadable" });
});

test("validateValues: requires a complete URL for a link", () => {
  expect(validateCourse({ source: "http://www.sfu.ca/a?b=c" })).toEqual({});
  for (const source of ["www.sfu.ca", "javascript:alert(1)", "https://sfu", "https://a@sfu.ca"])
    expect(validateCourse({ source }), source).toEqual({ source: "web-address" });
});

test("isIdentifier: accepts valid ids, not reserved ones", () => {
  expect(["laval-agronomie", "b2"].map(isIdentifier)).toEqual([true, true]);
  const invalid = ["", "Laval", "é", "a--b", "-a", "a/b", "nouvelle-formation", "a".repeat(61)];
  expect(invalid.filter(isIdentifier)).toEqual([]);
});

test("diffValues: returns both values of each changed field", () => {
  const after = { ...validCourse, availability: "full", note: "Quotas." };
  expect(diffValues("course", validCourse, after)).toEqual({
    availability: { from: "open", to: "full" },
    note: { from: "", to: "Quotas." },
  });
});
