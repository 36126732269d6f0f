import { expect, test } from "vitest";
import { formatPhone } from "#app/features/identity/account/phone.server.ts";
import { parsePhoneAnswer, splitPhone } from "./phone-answer.server.ts";

const read = (typed: string, country: string, stored: string | null = null) => {
  const found = parsePhoneAnswer(typed, country, stored);
  return found.ok ? found.value : found.reason;
};

test("numbers of the school's countries and of any other are read in any spelling", () => {
  expect(read("77 123 45 67", "SN")).toBe("+221771234567");
  expect(read("77.123.45.67", "SN")).toBe("+221771234567");
  expect(read("00221 77 123 45 67", "CM")).toBe("+221771234567");
  expect(read("6 71 23 45 67", "CM")).toBe("+237671234567");
  expect(read("222 20 00 00", "CM")).toBe("+237222200000");
  expect(read("+1 613 562 5700", "other")).toBe("+16135625700");
  expect(read("", "SN")).toBeNull();
});

test("a number that cannot be is refused; eight digits of Cameroon are kept as they were given", () => {
  expect(read("71 23 45 67", "CM")).toBe("+23771234567");
  expect(read("00237 71 23 45 67", "CM")).toBe("+23771234567");
  expect(read("67 12 34 56", "CM")).toBe("+23767123456");
  // Of another country, whatever the list says: it is not made one of Cameroon.
  expect(read("+33 6 12 34 5", "CM")).toBe("phone-cameroon");
  expect(read("12 345 67 89", "SN")).toBe("phone-senegal");
  expect(read("téléphone", "other")).toBe("phone-code-missing");
  expect(read("06 12 34 56 78", "other")).toBe("phone-code-missing");
});

test("a number is shown in its two inputs, and read back the same", () => {
  for (const stored of [
    "+221771234567",
    "+23771234567",
    "+237671234567",
    "+16135625700",
    "+221000000000",
    "+4915112345678",
  ]) {
    const { country, number } = splitPhone(stored);
    expect(read(number, country, stored), stored).toBe(stored);
  }
  expect(splitPhone("+221771234567")).toEqual({ country: "SN", number: "77 123 45 67" });
  expect(splitPhone("+4915112345678")).toMatchObject({ country: "other" });
  expect(splitPhone(null)).toEqual({ country: "", number: "" });
  expect(formatPhone("+237671234567")).toBe("+237 6 71 23 45 67");
});
