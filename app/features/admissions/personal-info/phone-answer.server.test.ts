import { expect, test } from "vitest";
import { formatPhone } from "#app/features/accounts/phone.server.ts";
import { parsePhoneAnswer, splitPhone } from "./phone-answer.server.ts";

const parse = (input: string, country: string, stored: string | null = null) => {
  const parsed = parsePhoneAnswer(input, country, stored);
  return parsed.ok ? parsed.value : parsed.reason;
};

test("parsePhoneAnswer: reads numbers of any country in any spelling", () => {
  expect(parse("77 123 45 67", "SN")).toBe("+221771234567");
  expect(parse("77.123.45.67", "SN")).toBe("+221771234567");
  expect(parse("00221 77 123 45 67", "CM")).toBe("+221771234567");
  expect(parse("6 71 23 45 67", "CM")).toBe("+237671234567");
  expect(parse("222 20 00 00", "CM")).toBe("+237222200000");
  expect(parse("+1 613 562 5700", "other")).toBe("+16135625700");
  expect(parse("", "SN")).toBeNull();
});

test("parsePhoneAnswer: refuses an impossible number, and stores eight digits of Cameroon as given", () => {
  expect(parse("71 23 45 67", "CM")).toBe("+23771234567");
  expect(parse("00237 71 23 45 67", "CM")).toBe("+23771234567");
  expect(parse("67 12 34 56", "CM")).toBe("+23767123456");
  // A number of another country does not become one of Cameroon.
  expect(parse("+33 6 12 34 5", "CM")).toBe("phone-cameroon");
  expect(parse("12 345 67 89", "SN")).toBe("phone-senegal");
  expect(parse("téléphone", "other")).toBe("phone-code-missing");
  expect(parse("06 12 34 56 78", "other")).toBe("phone-code-missing");
});

test("parsePhoneAnswer: stores eight digits of Cameroon typed in digits of another script", () => {
  expect(parse("٧١ ٢٣ ٤٥ ٦٧", "CM")).toBe("+23771234567");
  expect(parse("７１２３４５６７", "CM")).toBe("+23771234567");
});

test("splitPhone: splits a number into two fields that parsePhoneAnswer reads back", () => {
  for (const stored of [
    "+221771234567",
    "+23771234567",
    "+237671234567",
    "+16135625700",
    "+221000000000",
    "+4915112345678",
  ]) {
    const { country, number } = splitPhone(stored);
    expect(parse(number, country, stored), stored).toBe(stored);
  }
  expect(splitPhone("+221771234567")).toEqual({ country: "SN", number: "77 123 45 67" });
  expect(splitPhone("+4915112345678")).toMatchObject({ country: "other" });
  expect(splitPhone(null)).toEqual({ country: "", number: "" });
  expect(formatPhone("+237671234567")).toBe("+237 6 71 23 45 67");
});
