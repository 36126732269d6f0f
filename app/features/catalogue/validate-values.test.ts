import { expect, test } from "vitest";
import { blank, changedIn, isIdentifier } from "./fields.ts";
import { cleaned, faultsIn } from "./written.ts";

const known = new Set(["laval"]);
const whole = {
  ...blank("course"),
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
const faults = (typed: Record<string, string>) => faultsIn("course", { ...whole, ...typed }, known);

test("a text is kept without blanks around, with composed accents and one kind of line break", () => {
  const typed = { nameFr: "  Ge\u0301nie\n des eaux ", detailsFr: "Une\r\ndeux\rtrois\n" };
  expect(cleaned("course", typed)).toEqual({
    nameFr: "G\u00E9nie des eaux",
    detailsFr: "Une\ndeux\ntrois",
  });
  expect(cleaned("university", { website: " https://www.ulaval.ca/ " })).toEqual({
    website: "www.ulaval.ca",
  });
  const evidence = " https://a.ca/1\r\n\r\n copie de  2018 ";
  expect(cleaned("course", { evidence })).toEqual({ evidence: "https://a.ca/1\ncopie de 2018" });
});

test("what may be empty may be, and nothing else; a text in one language lacks its translation", () => {
  expect(faults({})).toEqual({});
  expect(faults({ degree: "", nameEn: "" })).toEqual({
    degree: "required",
    nameEn: "translation-missing",
  });
  expect(faults({ detailsFr: "", detailsEn: "" })).toEqual({
    detailsFr: "required",
    detailsEn: "required",
  });
});

test("refuses an unknown university, answers out of the list, long texts and signs nobody types", () => {
  expect(faults({ universityId: "oxford", language: "de", availability: "soon" })).toEqual({
    universityId: "university-unknown",
    language: "not-in-list",
    availability: "not-in-list",
  });
  expect(faults({ nameFr: "a".repeat(201), note: "\u0007" })).toEqual({
    nameFr: "too-long:200",
    note: "unreadable",
  });
  expect(faults({ nameFr: "Universit\uFFFD" })).toEqual({ nameFr: "unreadable" });
});

test("a link is a whole address of the web", () => {
  expect(faults({ source: "http://www.sfu.ca/a?b=c" })).toEqual({});
  for (const source of ["www.sfu.ca", "javascript:alert(1)", "https://sfu", "https://a@sfu.ca"])
    expect(faults({ source }), source).toEqual({ source: "web-address" });
});

test("an identifier is the end of an address, and never the page that makes a new one", () => {
  expect(["laval-agronomie", "b2"].map(isIdentifier)).toEqual([true, true]);
  const wrong = ["", "Laval", "é", "a--b", "-a", "a/b", "nouvelle-formation", "a".repeat(61)];
  expect(wrong.filter(isIdentifier)).toEqual([]);
});

test("what changed is told field by field, before and after", () => {
  const after = { ...whole, availability: "full", note: "Quotas." };
  expect(changedIn("course", whole, after)).toEqual({
    availability: { from: "open", to: "full" },
    note: { from: "", to: "Quotas." },
  });
});
