import { expect, test } from "vitest";
import { checkPeopleConsent, hasPeopleConsent } from "./people-consent.ts";

const today = "2026-11-22";
const buildConsent = (people: "no" | "yes" | null, agreedOn?: string, agreedUntil?: string) => ({
  ...{ people, agreedOn: agreedOn ?? null, agreedUntil: agreedUntil ?? null },
});

test.for([
  [buildConsent("no"), true],
  [buildConsent(null), false],
  [buildConsent("yes"), false],
  [buildConsent("yes", "2026-11-22"), true],
  [buildConsent("yes", "2026-11-23"), false],
  [buildConsent("yes", "2026-01-05", "2026-11-22"), true],
  [buildConsent("yes", "2026-01-05", "2026-11-21"), false],
] as const)("hasPeopleConsent: for %j returns %s", ([agreement, agreed]) => {
  expect(hasPeopleConsent(agreement, today)).toBe(agreed);
});

test.for([
  [buildConsent("no"), {}],
  [buildConsent("yes"), {}],
  [buildConsent("yes", "2026-01-05", "2027-01-05"), {}],
  [buildConsent("yes", undefined, "2027-01-05"), { agreedOn: "required" }],
  [buildConsent("yes", "2026-11-23"), { agreedOn: "agreement-in-future" }],
  [buildConsent("yes", "2026-01-05", "2026-01-04"), { agreedUntil: "agreement-end-before-start" }],
] as const)("checkPeopleConsent: for %j returns %j", ([agreement, errors]) => {
  expect(checkPeopleConsent(agreement, today)).toEqual(errors);
});
