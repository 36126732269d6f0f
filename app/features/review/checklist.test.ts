import { expect, test } from "vitest";
import { emptyInfo } from "#app/features/admissions/application-fields.ts";
import { deriveFacts } from "./checklist.ts";

type ChecklistSource = Parameters<typeof deriveFacts>[0];

const noFiles = { toCheck: 0, refused: 0, waiting: 0, requests: 0 };
const complete = {
  info: {
    ...emptyInfo,
    birthOn: "2005-03-05",
    passportNumber: "A02584613",
    passportExpiresOn: "2030-01-01",
    motherName: "Mariama Diop",
    motherPhone: "+221770000000",
  },
  photo: { id: "photo", scan: "clean" },
  entries: [
    { activity: "studies", schoolYear: "2025-2026", average: "14", proof: { id: "proof" } },
  ],
  basket: [{ availability: "open", state: "submitted" }],
  consent: { state: "none" },
  consentAge: 18,
  today: "2026-11-22",
  intake: { year: 2027 },
  isLate: false,
} as unknown as ChecklistSource;
const deriveFactsWith = (changes: object) =>
  deriveFacts({ ...complete, ...changes } as ChecklistSource, noFiles);

test("deriveFacts: returns no facts for a complete application", () => {
  expect(deriveFactsWith({})).toEqual({
    identity: [],
    studies: [],
    adults: [],
    choices: [],
    documents: [],
  });
});

test("deriveFacts: identity reports the passport, the birth year and the photo", () => {
  const info = (changes: object) => ({ info: { ...complete.info, ...changes } });
  expect(deriveFactsWith(info({ passportNumber: null })).identity).toEqual([
    { fact: "passport-missing" },
  ]);
  expect(deriveFactsWith(info({ passportExpiresOn: "2028-02-01" })).identity).toEqual([
    { fact: "passport-expires" },
  ]);
  expect(deriveFactsWith(info({ passportExpiresOn: "2027-06-01" })).identity).toEqual([
    { fact: "passport-expires-before" },
  ]);
  expect(deriveFactsWith(info({ passportExpiresOn: "2025-06-01" })).identity).toEqual([
    { fact: "passport-expired" },
  ]);
  expect(deriveFactsWith(info({ passportExpiresOn: "2028-03-01" })).identity).toEqual([]);
  expect(deriveFactsWith(info({ birthOn: "2005" })).identity).toEqual([
    { fact: "birth-year-alone" },
  ]);
  expect(deriveFactsWith({ photo: null }).identity).toEqual([{ fact: "photo-missing" }]);
});

test("deriveFacts: studies reports missing proofs, averages and years", () => {
  const entries = [
    { activity: "studies", schoolYear: "2025-2026", average: null, proof: null },
    { activity: "studies", schoolYear: "2022-2023", average: "12", proof: null },
    { activity: "employment", schoolYear: "2021-2022", average: null, proof: { id: "proof" } },
  ];
  expect(deriveFactsWith({ entries }).studies).toEqual([
    { fact: "proofs-missing", n: 2 },
    { fact: "averages-missing", n: 1 },
    { fact: "years-missing", n: 2 },
  ]);
});

test("deriveFacts: adults reports a minor without consent and no reachable adult", () => {
  const info = { ...complete.info, birthOn: "2010-03-05", motherPhone: null };
  expect(deriveFactsWith({ info }).adults).toEqual([
    { fact: "minor" },
    { fact: "consent-missing" },
    { fact: "adult-missing" },
  ]);
  const consent = { state: "given" };
  expect(
    deriveFactsWith({ info: { ...info, motherEmail: "m@exemple.test" }, consent }).adults,
  ).toEqual([{ fact: "minor" }]);
});

test("deriveFacts: choices reports late, closed and offered ones", () => {
  const basket = [
    { availability: "closed", state: "submitted" },
    { availability: "closed", state: "refused" },
    { availability: "full", state: "offer" },
  ];
  expect(deriveFactsWith({ basket, isLate: true }).choices).toEqual([
    { fact: "late" },
    { fact: "choices-unavailable", n: 1 },
    { fact: "offers-waiting", n: 1 },
  ]);
});

test("deriveFacts: documents reports the non-zero file counts", () => {
  const files = { toCheck: 2, refused: 0, waiting: 1, requests: 1 };
  expect(deriveFacts(complete, files).documents).toEqual([
    { fact: "files-to-check", n: 2 },
    { fact: "files-waiting", n: 1 },
    { fact: "requests-waiting", n: 1 },
  ]);
});
