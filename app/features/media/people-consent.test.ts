import { expect, test } from "vitest";
import { checkAgreement, isAgreed } from "./agreement.ts";

const today = "2026-11-22";
const given = (people: "no" | "yes" | null, agreedOn?: string, agreedUntil?: string) => ({
  ...{ people, agreedOn: agreedOn ?? null, agreedUntil: agreedUntil ?? null },
});

test.for([
  [given("no"), true],
  [given(null), false],
  [given("yes"), false],
  [given("yes", "2026-11-22"), true],
  [given("yes", "2026-11-23"), false],
  [given("yes", "2026-01-05", "2026-11-22"), true],
  [given("yes", "2026-01-05", "2026-11-21"), false],
] as const)("%j may be shown without asking: %s", ([agreement, agreed]) => {
  expect(isAgreed(agreement, today)).toBe(agreed);
});

test.for([
  [given("no"), {}],
  [given("yes"), {}],
  [given("yes", "2026-01-05", "2027-01-05"), {}],
  [given("yes", undefined, "2027-01-05"), { agreedOn: "required" }],
  [given("yes", "2026-11-23"), { agreedOn: "agreement-to-come" }],
  [given("yes", "2026-01-05", "2026-01-04"), { agreedUntil: "agreement-ends" }],
] as const)("%j is kept, or refused for %j", ([agreement, errors]) => {
  expect(checkAgreement(agreement, today)).toEqual(errors);
});
