import { expect, test } from "vitest";
import { emptyInfo } from "#app/features/admissions/personal-info/personal-info.ts";
import { deriveFacts } from "./checklist.ts";

type ChecklistSource = Parameters<typeof deriveFacts>[0];

const noFiles = { toCheck: 0, refused: 0, waiting: 0, requests: 0 };
const whole = {
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
  late: false,
} as unknown as ChecklistSource;
const deriveFactsWith = (changes: object) =>
  deriveFacts({ ...whole, ...changes } as ChecklistSource, noFiles);

test("a whole file has nothing to point out", () => {
  expect(deriveFactsWith({})).toEqual({
    identity: [],
    studies: [],
    adults: [],
    choices: [],
    documents: [],
  });
});

test("identity: no passport, one that is over or ends too soon, no photo", () => {
  const info = (changes: object) => ({ info: { ...whole.info, ...changes } });
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

test("studies: years without a proof, without an average, and years that nothing is said of", () => {
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

test("adults: a minor without a consent, and nobody to reach", () => {
  const info = { ...whole.info, birthOn: "2010-03-05", motherPhone: null };
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

test("choices: sent late, closed since, an offer that waits", () => {
  const basket = [
    { availability: "closed", state: "submitted" },
    { availability: "closed", state: "refused" },
    { availability: "full", state: "offer" },
  ];
  expect(deriveFactsWith({ basket, late: true }).choices).toEqual([
    { fact: "late" },
    { fact: "choices-unavailable", n: 1 },
    { fact: "offers-waiting", n: 1 },
  ]);
});

test("documents: what was counted of the files, and only what is there", () => {
  const files = { toCheck: 2, refused: 0, waiting: 1, requests: 1 };
  expect(deriveFacts(whole, files).documents).toEqual([
    { fact: "files-to-check", n: 2 },
    { fact: "files-waiting", n: 1 },
    { fact: "requests-waiting", n: 1 },
  ]);
});
