import { expect, test } from "vitest";
import { isLastSignInMethod, toSignInMethods } from "./sign-in-methods.ts";

const createdAt = new Date("2026-11-21T08:00:00Z");
const buildMethods = (...ids: string[]) =>
  toSignInMethods(ids.map((providerId) => ({ providerId, createdAt })));

test("toSignInMethods: returns the known sign-in methods only", () => {
  expect(buildMethods("credential", "google", "myspace")).toEqual({
    hasPassword: true,
    providers: { google: { since: createdAt } },
  });
});

test.each([
  [["google"], true],
  [["google", "facebook"], false],
  [["credential", "google"], false],
])("isLastSignInMethod: with %j, removing Google gives %s", (ids, isLast) => {
  expect(isLastSignInMethod(buildMethods(...ids), "google")).toBe(isLast);
});
