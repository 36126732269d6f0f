import { expect, test } from "vitest";
import { sentenceInAddress } from "./reason-in-address.ts";

test("an address says its reason, and a time to wait, and nothing that anybody may write in it", () => {
  expect(sentenceInAddress("en", "state-expired")).toContain("took too long");
  expect(sentenceInAddress("en", "too-many:1")).toContain("again in 1 min.");
  for (const written of [
    null,
    "",
    "constructor",
    "no-such-reason",
    "too-many",
    "head-misspelt:le 77",
  ])
    expect(sentenceInAddress("fr", written)).toBeUndefined();
});
