import { expect, test } from "vitest";
import { parseCount, parseEmailField, parseMultilineText, parseOneOf } from "./form-values.ts";

const of = (read: { ok: true; value: unknown } | { ok: false; reason: string }) =>
  read.ok ? read.value : read.reason;

test("readLines: what nobody sees is not kept", () => {
  expect(of(parseMultilineText("a\u200Bb", 50))).toBe("ab");
});

test("an address is written in full", () => {
  expect(of(parseEmailField(" a.fall@exemple.sn "))).toBe("a.fall@exemple.sn");
  for (const wrong of ["fall", "fall@", "fall@exemple", "a b@c.sn", "a@b@c.sn", "<a@b.sn>"])
    expect(of(parseEmailField(wrong)), wrong).toBe("email-invalid");
});

test("a count is a whole number between its bounds", () => {
  expect(of(parseCount("4", 1, 30))).toBe(4);
  expect(of(parseCount("", 1, 30))).toBeNull();
  expect(of(parseCount("٣", 1, 30))).toBe(3);
  for (const wrong of ["0", "-1", "1.5", "NaN", "1e9", "31"])
    expect(of(parseCount(wrong, 1, 30)), wrong).toBe("count:1,30");
});

test("a choice comes from its list", () => {
  expect(of(parseOneOf("SN", ["SN"]))).toBe("SN");
  expect(of(parseOneOf("", ["SN"]))).toBeNull();
  expect(of(parseOneOf("__proto__", ["SN"]))).toBe("not-in-list");
});

test("several lines keep their ends of line", () => {
  expect(of(parseMultilineText("un\r\ndeux\n", 50))).toBe("un\ndeux");
  expect(of(parseMultilineText("x".repeat(501), 500))).toBe("too-long:500");
});
