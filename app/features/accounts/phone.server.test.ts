import { expect, test } from "vitest";
import { parsePhone } from "./phone.server.ts";

test("parsePhone: returns the international form of every usual spelling", () => {
  const validNumbers = [
    ["SN", "77 123 45 67", "+221771234567"],
    ["SN", "00221 77.123.45.67", "+221771234567"],
    ["CM", "6 71 23 45 67", "+237671234567"],
    ["SN", "+237 6 71 23 45 67", "+237671234567"],
    ["CA", "(514) 555-0123", "+15145550123"],
    ["SN", "77\u202F123\u202F45\u202F67", "+221771234567"],
    ["SN", "\u202A77\t123\t45\t67\u202C", "+221771234567"],
    ["SN", "☎\uFE0F 77 123 45 67", "+221771234567"],
    ["SN", "+33 (0)6 12 34 56 78", "+33612345678"],
    ["SN", "0033 (0) 6 12 34 56 78", "+33612345678"],
    ["CI", "07 07 12 34 56", "+2250707123456"],
    ["SN", "٧٧ ١٢٣ ٤٥ ٦٧", "+221771234567"],
  ] as const;
  for (const [country, text, number] of validNumbers)
    expect(parsePhone(country, text)).toEqual({ ok: true, number });
  expect(parsePhone("SN", "  ")).toEqual({ ok: true, number: null });
});

test("parsePhone: returns the error code of each mistake", () => {
  const invalidNumbers = [
    ["CM", "71234567", "phone-cameroon-8"],
    ["CM", "+237 71234567", "phone-cameroon-8"],
    ["CM", "22 20 00 00", "phone-cameroon-8-fixed"],
    ["CM", "67 12 34 56", "phone-cameroon-too-short"],
    ["CM", "+33 6 12 34 5", "phone-cameroon"],
    ["SN", "12 34", "phone-senegal"],
    ["FR", "12", "phone-invalid"],
    ["CM", "0612345678", "phone-cameroon"],
    ["other", "77 123 45 67", "phone-code-missing"],
    ["other", "06 12 34 56 78", "phone-code-missing"],
    ["", "77 123 45 67", "phone-country-missing"],
    ["SN", "77 123 45 67 / 76 234 56 78", "phone-two-numbers"],
    ["SN", "77 123 45 67 ou 76 234 56 78", "phone-two-numbers"],
    ["", "+221771234567, +237671234567", "phone-two-numbers"],
    ["CI", "07 12 34 56", "phone-ivory-coast-8"],
    ["CI", "+225 07 12 34 56", "phone-ivory-coast-8"],
    ["SN", "00225 07123456", "phone-ivory-coast-8"],
    ["SN", "٠٠٢٢٥ ٠٧١٢٣٤٥٦", "phone-ivory-coast-8"],
    ["", "+33 6 12", "phone-invalid"],
    ["SN", "7".repeat(500), "phone-senegal"],
  ] as const;
  for (const [country, text, reason] of invalidNumbers)
    expect(parsePhone(country, text)).toEqual({ ok: false, reason });
});
