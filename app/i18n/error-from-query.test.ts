import { expect, test } from "vitest";
import { errorMessageFromQuery } from "./error-from-query.ts";

test("errorMessageFromQuery: accepts an error code with a waiting time, and no other text", () => {
  expect(errorMessageFromQuery("en", "state-expired")).toContain("took too long");
  expect(errorMessageFromQuery("en", "too-many:1")).toContain("again in 1 min.");
  for (const query of [
    null,
    "",
    "constructor",
    "no-such-reason",
    "too-many",
    "head-misspelt:le 77",
  ])
    expect(errorMessageFromQuery("fr", query)).toBeUndefined();
});
