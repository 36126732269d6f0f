import { expect, test } from "vitest";
import { getInfoLabels } from "#app/features/admissions/field-labels.ts";
import { formatEntryField } from "../cursus/format-entry-field.ts";
import { formatInfoField } from "../info/format-info-field.ts";
import { formatAnswers } from "./format-answers.ts";

const labels = getInfoLabels("fr");

test("formatAnswers: formats codes as labels and date parts as a date", () => {
  const submitted = {
    lastName: "Diop",
    nationality: "CI",
    "birthOn.day": "5",
    "birthOn.month": "3",
    "birthOn.year": "2009",
    birthPlace: " ",
    "motherPhone.country": "SN",
    "motherPhone.number": "77 123 45 67",
    "fatherPhone.country": "other",
    "fatherPhone.number": "+1 514 555 01 23",
    "guardianPhone.country": "SN",
    seen: "lastName:abc",
  };
  expect(formatAnswers("fr", submitted, labels, formatInfoField)).toEqual([
    { label: "Nom(s) de famille", value: "Diop" },
    { label: "Date de naissance", value: "5\u00A0mars\u00A02009" },
    { label: "Nationalité", value: "Côte d’Ivoire" },
    { label: "Mère, téléphone", value: "+221 77 123 45 67" },
    { label: "Père, téléphone", value: "+1 514 555 01 23" },
  ]);
  const english = formatAnswers("en", { nationality: "CM" }, getInfoLabels("en"), formatInfoField);
  expect(english).toEqual([{ label: "Nationality", value: "Cameroon" }]);
});

test("formatAnswers: returns an invalid date and an unknown country as typed", () => {
  const submitted = {
    "passportIssuedOn.day": "31",
    "passportIssuedOn.month": "2",
    nationality: "XX",
  };
  expect(formatAnswers("fr", submitted, labels, formatInfoField)).toEqual([
    { label: "Nationalité", value: "XX" },
    { label: "Date de délivrance", value: "31 2" },
  ]);
});

test("formatAnswers: formats a year of studies with labels, and its average with the scale", () => {
  const names = { activity: "Activité", country: "Pays", level: "Niveau", average: "Moyenne" };
  const submitted = { activity: "studies", country: "SN", level: "cegep", average: "14,5" };
  expect(
    formatAnswers("fr", { ...submitted, averageScale: "letter" }, names, formatEntryField),
  ).toEqual([
    { label: "Activité", value: "Études" },
    { label: "Pays", value: "Sénégal" },
    { label: "Niveau", value: "Cégep" },
    { label: "Moyenne", value: expect.stringMatching(/^14,5 \((?!letter).+\)$/) },
  ]);
  const pending = { average: "", averagePending: "on", averageScale: "20" };
  expect(formatAnswers("fr", pending, names, formatEntryField)[0]?.value).toMatch(/pas encore/);
});
