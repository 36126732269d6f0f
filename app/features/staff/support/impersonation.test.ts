import { expect, test } from "vitest";
import { canBeImpersonated } from "./impersonation.ts";

test("canBeImpersonated: is false for a suspended candidate", () => {
  expect(canBeImpersonated({ suspendedAt: null })).toBe(true);
  expect(canBeImpersonated({ suspendedAt: new Date("2027-01-04T09:00:00Z") })).toBe(false);
});
