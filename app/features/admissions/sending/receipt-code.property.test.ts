import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { createReceiptCode, formatReceiptCode, parseReceiptCode } from "./receipt-code.ts";

const randomBytes = fc.uint8Array({ minLength: 12, maxLength: 16 });
const code = randomBytes.map(createReceiptCode);
const codeLike = createTextArbitrary([..."7K2MOIL0U-– .oıß", "7K2M", "QX4T"]);

describe("createReceiptCode", () => {
  it("returns twelve characters that cannot be confused with each other", () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        expect(createReceiptCode(bytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
      }),
    );
  });

  it("gives another code when the low five bits of one byte change", () => {
    const change = fc.record({ at: fc.nat(11), add: fc.integer({ min: 1, max: 31 }) });
    fc.assert(
      fc.property(randomBytes, change, (bytes, { at, add }) => {
        const changed = bytes.with(at, ((bytes[at] ?? 0) + add) % 256);
        expect(createReceiptCode(changed)).not.toBe(createReceiptCode(bytes));
      }),
    );
  });

  it("refuses fewer than twelve bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 11 }), (bytes) => {
        expect(() => createReceiptCode(bytes)).toThrow();
      }),
    );
  });
});

describe("parseReceiptCode", () => {
  it("reads a code as printed, and as people type it", () => {
    const typing = fc.record({
      isLower: fc.boolean(),
      zero: fc.constantFrom("0", "O", "o"),
      one: fc.constantFrom("1", "I", "l", "i", "L"),
      between: fc.constantFrom("-", " ", " - ", "–", "", ".", "\n", "\u00A0"),
    });
    fc.assert(
      fc.property(code, typing, (written, { isLower, zero, one, between }) => {
        const printed = formatReceiptCode(written).replaceAll("-", between);
        const input = (isLower ? printed.toLowerCase() : printed)
          .replaceAll("0", zero)
          .replaceAll("1", one);
        expect(parseReceiptCode(` ${input} `)).toBe(written);
      }),
      { numRuns: 200 },
    );
  });

  it("never parses a code with one changed, missing or added character as the original code", () => {
    const sign = fc.constantFrom(..."23456789ABCDEFGHJKMNPQRSTUVWXYZ*é");
    fc.assert(
      fc.property(code, fc.nat(11), sign, (written, at, other) => {
        fc.pre(written[at] !== other);
        const changed = written.slice(0, at) + other + written.slice(at + 1);
        expect(parseReceiptCode(changed)).not.toBe(written);
        expect(parseReceiptCode(written.slice(0, at) + written.slice(at + 1))).toBeNull();
        expect(parseReceiptCode(written.slice(0, at) + other + written.slice(at))).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it("returns a code that it reads again as itself, or null, for any text", () => {
    const text = fc.oneof(
      codeLike,
      arbitraryText,
      fc.tuple(code, codeLike).map((texts) => texts.join("")),
    );
    fc.assert(
      fc.property(text, (input) => {
        const parsed = parseReceiptCode(input);
        if (parsed === null) return;
        expect(parsed).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
        expect(parseReceiptCode(formatReceiptCode(parsed))).toBe(parsed);
      }),
      { numRuns: 300 },
    );
  });
});
