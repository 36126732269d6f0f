import { expect, test } from "vitest";
import { detectShortPhoneNumber } from "./short-phone-number.ts";

test("detectShortPhoneNumber: suggests the missing 6 for eight digits of Cameroon in any spelling", () => {
  for (const input of ["71 23 45 67", "71234567", "+237 71.23.45.67", "00237 71234567", "٧١٢٣٤٥٦٧"])
    expect(detectShortPhoneNumber("CM", input), input).toEqual({
      reason: "phone-cameroon-8",
      whole: "6 71 23 45 67",
    });
});

test("detectShortPhoneNumber: suggests 2 for a fixed line, and no digit when the number has its 6", () => {
  expect(detectShortPhoneNumber("CM", "22 20 00 00")).toEqual({
    reason: "phone-cameroon-8-fixed",
    whole: "2 22 20 00 00",
  });
  expect(detectShortPhoneNumber("CM", "33 42 00 00")?.whole).toBe("2 33 42 00 00");
  for (const input of ["67 12 34 56", "+237 67 12 34 56", "12 34 56 78"])
    expect(detectShortPhoneNumber("CM", input), input).toEqual({
      reason: "phone-cameroon-too-short",
      whole: null,
    });
});

test("detectShortPhoneNumber: returns null for any other number", () => {
  expect(detectShortPhoneNumber("CM", "6 71 23 45 67")).toBeNull();
  expect(detectShortPhoneNumber("CM", "")).toBeNull();
  expect(detectShortPhoneNumber("SN", "71 23 45 67")).toBeNull();
  expect(detectShortPhoneNumber("CM", "2371234567")).toBeNull();
  // A number of another country, and incomplete.
  expect(detectShortPhoneNumber("CM", "+33 6 12 34 5")).toBeNull();
});
