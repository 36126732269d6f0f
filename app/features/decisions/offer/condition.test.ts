import { expect, test } from "vitest";
import { states } from "#app/features/admissions/application-state.ts";
import {
  canReviewConditions,
  hasOpenConditions,
  isOfferInForce,
  listSchoolTransitions,
} from "./condition.ts";

const offer = { liftedAt: null };
const confirmedOffer = { liftedAt: new Date("2027-01-04T09:00:00Z") };

test("hasOpenConditions: is false without conditions, and once the school has confirmed them", () => {
  expect(hasOpenConditions(offer, 2)).toBe(true);
  expect(hasOpenConditions(offer, 0)).toBe(false);
  expect(hasOpenConditions(confirmedOffer, 2)).toBe(false);
  expect(hasOpenConditions(null, 2)).toBe(false);
});

test("canReviewConditions: until they are confirmed, also after acceptance", () => {
  const reviewable = states.filter((state) => canReviewConditions(state, offer));
  expect(reviewable).toEqual(["conditional-offer", "accepted"]);
  expect(states.filter((state) => canReviewConditions(state, confirmedOffer))).toEqual([]);
  expect(states.filter((state) => canReviewConditions(state, null))).toEqual([]);
});

test("isOfferInForce: is false for the stored offer of a choice that is under review again", () => {
  expect(["conditional-offer", "offer", "accepted", "offer-withdrawn"].every(isOffer)).toBe(true);
  expect(["submitted", "under-review", "interview", "waiting-list"].some(isOffer)).toBe(false);
});
const isOffer = (name: string) => states.some((one) => one === name && isOfferInForce(one));

test("listSchoolTransitions: confirms open conditions after acceptance", () => {
  expect(listSchoolTransitions("accepted", true)).toContain("lift-conditions");
  expect(listSchoolTransitions("accepted", false)).not.toContain("lift-conditions");
  expect(listSchoolTransitions("under-review", true)).not.toContain("lift-conditions");
});
