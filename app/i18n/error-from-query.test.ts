import { expect, test } from "vitest";
import { errorMessageFromQuery } from "./error-from-query.ts";

test("an address says its reason, and a time to wait, and nothing that anybody may write in it", () => {
  expect(errorMessageFromQuery("en", "state-expired")).toContain("took too long");
  expect(errorMessageFromQuery("en", "too-many:1")).toContain("again in 1 min.");
  for (const written of [
    null,
    "",
    "constructor",
    "no-such-reason",
    "too-many",
    "head-misspelt:le 77",
  ])
    expect(errorMessageFromQuery("fr", written)).toBeUndefined();
});
