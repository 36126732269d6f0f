import { expect, test } from "vitest";
import { detectShortPhoneNumber } from "./short-phone-number.ts";

test("eight digits of Cameroon are offered the 6 they lack, in any spelling", () => {
  for (const typed of ["71 23 45 67", "71234567", "+237 71.23.45.67", "00237 71234567", "٧١٢٣٤٥٦٧"])
    expect(detectShortPhoneNumber("CM", typed), typed).toEqual({
      reason: "phone-cameroon-8",
      whole: "6 71 23 45 67",
    });
});

test("a fixed line lacks a 2; a number that begins with its 6 lacks nobody knows which digit", () => {
  expect(detectShortPhoneNumber("CM", "22 20 00 00")).toEqual({
    reason: "phone-cameroon-8-fixed",
    whole: "2 22 20 00 00",
  });
  expect(detectShortPhoneNumber("CM", "33 42 00 00")?.whole).toBe("2 33 42 00 00");
  for (const typed of ["67 12 34 56", "+237 67 12 34 56", "12 34 56 78"])
    expect(detectShortPhoneNumber("CM", typed), typed).toEqual({
      reason: "phone-cameroon-short",
      whole: null,
    });
});

test("no other number is touched", () => {
  expect(detectShortPhoneNumber("CM", "6 71 23 45 67")).toBeNull();
  expect(detectShortPhoneNumber("CM", "")).toBeNull();
  expect(detectShortPhoneNumber("SN", "71 23 45 67")).toBeNull();
  expect(detectShortPhoneNumber("CM", "2371234567")).toBeNull();
  // Of another country, and not whole.
  expect(detectShortPhoneNumber("CM", "+33 6 12 34 5")).toBeNull();
});
