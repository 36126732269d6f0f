import { expect, test } from "vitest";
import { isLastSignInMethod, toSignInMethods } from "./sign-in-methods.ts";

const createdAt = new Date("2026-11-21T08:00:00Z");
const waysBy = (...ids: string[]) =>
  toSignInMethods(ids.map((providerId) => ({ providerId, createdAt })));

test("reads what opens an account, and nothing it does not know", () => {
  expect(waysBy("credential", "google", "myspace")).toEqual({
    password: true,
    providers: { google: { since: createdAt } },
  });
});

test.each([
  [["google"], true],
  [["google", "facebook"], false],
  [["credential", "google"], false],
])("with %j, Google is the last way in: %s", (ids, last) => {
  expect(isLastSignInMethod(waysBy(...ids), "google")).toBe(last);
});
