import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { phoneCountries } from "./account.ts";
import { formatPhone, parsePhone, splitPhone } from "./phone.server.ts";
import { detectShortPhoneNumber } from "./short-phone-number.ts";

const country = fc.constantFrom("", "other", "XX", "constructor", ...Object.keys(phoneCountries));
const phoneLike = createTextArbitrary([
  ...["+", "00", "0", "221", "237", "225", "33", "77", "6", "12 34", "567", "(0)", "٧٧", "７"],
  ...[" ", "-", ".", "/", "ou", ";ext=", "#", "x", "\u202F", "\u202A", "\u200B", "\n"],
]);
const input = fc.oneof(phoneLike, arbitraryText);

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });
const pair = (codes: string[], length: number) =>
  fc.tuple(fc.constantFrom(...codes), digits(length));

/** Mobile numbers of both countries: Senegal has nine digits from 70, 76, 77 or 78, Cameroon nine from 67 to 69. */
const mobile = fc.oneof(
  pair(["70", "76", "77", "78"], 7).map(([start, rest]) => ({
    home: "SN",
    code: "221",
    national: start + rest,
  })),
  pair(["67", "69"], 7).map(([start, rest]) => ({
    home: "CM",
    code: "237",
    national: start + rest,
  })),
);

describe("parsePhone", () => {
  it("returns an international number, null for an empty text, or an error for any text", () => {
    fc.assert(
      fc.property(country, input, (place, text) => {
        const phone = parsePhone(place, text);
        if (!phone.ok) expect(phone.reason).toMatch(/^phone-/);
        else if (phone.number !== null) expect(phone.number).toMatch(/^\+[1-9]\d{5,14}$/);
      }),
      { numRuns: 500 },
    );
  });

  it("reads the number that it has stored, whatever the chosen country", () => {
    const known = mobile.map(({ home, national }) => [home, national] as const);
    const submitted = fc.oneof(known, fc.tuple(country, input));
    fc.assert(
      fc.property(country, submitted, (other, [place, text]) => {
        const phone = parsePhone(place, text);
        if (phone.ok && phone.number) expect(parsePhone(other, phone.number)).toEqual(phone);
      }),
      { numRuns: 300 },
    );
  });

  it("reads a number alike with any spaces and signs, prefix, and digits", () => {
    const sign = fc.constantFrom("", " ", ".", "-", "\u00A0", "\u202F", "\t", "\u202C");
    const signs = fc.array(sign, { minLength: 9, maxLength: 9 });
    const prefix = fc.constantFrom("", "+", "00", "+ ");
    fc.assert(
      fc.property(mobile, signs, prefix, fc.boolean(), (number, between, start, isArabic) => {
        const spaced = [...number.national].map((digit, i) => digit + (between[i] ?? "")).join("");
        const text = (start === "" ? "" : start + number.code) + spaced;
        const written = isArabic
          ? text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
          : text;
        expect(parsePhone(number.home, written)).toEqual({
          ok: true,
          number: `+${number.code}${number.national}`,
        });
      }),
      { numRuns: 200 },
    );
  });
});

describe("formatPhone, splitPhone", () => {
  const stored = fc.oneof(
    mobile.map(({ code, national }) => `+${code}${national}`),
    digits(8).map((rest) => `+336${rest}`),
    digits(7).map((rest) => `+1514${rest}`),
    digits(8).map((rest) => `+4479${rest}`),
  );

  it("write a number that parsePhone reads back", () => {
    fc.assert(
      fc.property(stored, (number) => {
        fc.pre(parsePhone("", number).ok);
        const { phoneCountry, phoneNumber } = splitPhone(number);
        expect(parsePhone("", formatPhone(number) ?? "")).toEqual({ ok: true, number });
        expect(parsePhone(phoneCountry, phoneNumber)).toEqual({ ok: true, number });
      }),
    );
  });

  it("show any stored text, without an exception", () => {
    fc.assert(
      fc.property(input, (number) => {
        expect(typeof formatPhone(number)).toBe(number ? "string" : "object");
        expect(typeof splitPhone(number).phoneNumber).toBe("string");
      }),
    );
  });
});

describe("detectShortPhoneNumber", () => {
  it("completes a number by one digit in front, to one of nine digits", () => {
    const short = pair([..."23456789"], 7).map(([start, rest]) => start + rest);
    fc.assert(
      fc.property(short, fc.constantFrom("", "+237", "00237 ", "237"), (number, prefix) => {
        const found = detectShortPhoneNumber("CM", prefix + number);
        expect(found).not.toBeNull();
        if (found?.whole)
          expect(found.whole.replace(/\D/g, "")).toMatch(new RegExp(`^[26]${number}$`));
      }),
    );
  });

  it("answers null for each country but Cameroon, and for any text without eight digits", () => {
    fc.assert(
      fc.property(country, input, (place, text) => {
        const found = detectShortPhoneNumber(place, text);
        if (place !== "CM" || !/\p{Nd}/u.test(text)) expect(found).toBeNull();
      }),
    );
  });
});
