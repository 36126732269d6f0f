import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneCountries } from "#app/features/accounts/account.ts";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { parsePhoneAnswer, splitPhone } from "./phone-answer.server.ts";

const country = fc.constantFrom("", "other", "constructor", ...Object.keys(phoneCountries));
const phoneLike = createTextArbitrary([
  ...["+", "00", "237", "221", "99", "71", "22", "6", "12 34", "٩٩", "٧١", "２２"],
  ...[" ", "-", ".", "/", "\u202F", "\u200B"],
]);

describe("parsePhoneAnswer", () => {
  it("stores an international number, or returns null or an error, for any text", () => {
    fc.assert(
      fc.property(country, fc.oneof(phoneLike, arbitraryText), (place, text) => {
        const answer = parsePhoneAnswer(text, place, null);
        if (!answer.ok) expect(answer.reason).toMatch(/^phone-/);
        else if (answer.value !== null) expect(answer.value).toMatch(/^\+[1-9]\d{5,14}$/);
      }),
      { numRuns: 500 },
    );
  });

  it("stores a number of Cameroon that lacks one digit alike in digits of each script", () => {
    const zero = fc.constantFrom(0x30, 0x0660, 0x06f0, 0xff10);
    const short = fc.integer({ min: 20_000_000, max: 99_999_999 }).map(String);
    fc.assert(
      fc.property(short, zero, (digits, first) => {
        const input = digits.replace(/\d/g, (digit) => String.fromCharCode(first + Number(digit)));
        expect(parsePhoneAnswer(input, "CM", null)).toEqual({ ok: true, value: `+237${digits}` });
      }),
    );
  });

  it("keeps a stored number that comes back from the two fields unchanged", () => {
    const short = fc
      .integer({ min: 20_000_000, max: 99_999_999 })
      .map((digits) => ["CM", `${digits}`]);
    const mobile = fc.nat(9_999_999).map((rest) => ["SN", `77${String(rest).padStart(7, "0")}`]);
    const submitted = fc.oneof(short, mobile, fc.tuple(country, phoneLike));
    fc.assert(
      fc.property(submitted, ([place = "", text = ""]) => {
        const first = parsePhoneAnswer(text, place, null);
        if (!first.ok || first.value === null) return;
        const fields = splitPhone(first.value);
        expect(parsePhoneAnswer(fields.number, fields.country, first.value)).toEqual(first);
      }),
      { numRuns: 300 },
    );
  });
});
