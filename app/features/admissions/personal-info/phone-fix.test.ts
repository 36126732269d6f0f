import { expect, test } from "vitest";
import { withTheSix } from "./phone-fix.ts";

test("eight digits of Cameroon are offered the 6 they lack, in any spelling", () => {
  for (const typed of ["71 23 45 67", "71234567", "+237 71.23.45.67", "00237 71234567"])
    expect(withTheSix("CM", typed), typed).toBe("6 71 23 45 67");
});

test("no other number is touched", () => {
  expect(withTheSix("CM", "6 71 23 45 67")).toBeNull();
  expect(withTheSix("CM", "")).toBeNull();
  expect(withTheSix("SN", "71 23 45 67")).toBeNull();
  expect(withTheSix("CM", "2371234567")).toBeNull();
});
