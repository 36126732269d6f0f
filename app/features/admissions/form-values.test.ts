import { expect, test } from "vitest";
import { parseCount, parseEmailField, parseMultilineText, parseOption } from "./form-values.ts";

const valueOrReason = (parsed: { ok: true; value: unknown } | { ok: false; reason: string }) =>
  parsed.ok ? parsed.value : parsed.reason;

test("parseMultilineText: removes invisible characters", () => {
  expect(valueOrReason(parseMultilineText("a\u200Bb", 50))).toBe("ab");
});

test("parseEmailField: requires a full address", () => {
  expect(valueOrReason(parseEmailField(" a.fall@exemple.sn "))).toBe("a.fall@exemple.sn");
  for (const text of ["fall", "fall@", "fall@exemple", "a b@c.sn", "a@b@c.sn", "<a@b.sn>"])
    expect(valueOrReason(parseEmailField(text)), text).toBe("email-invalid");
});

test("parseCount: requires a whole number within the bounds", () => {
  expect(valueOrReason(parseCount("4", 1, 30))).toBe(4);
  expect(valueOrReason(parseCount("", 1, 30))).toBeNull();
  expect(valueOrReason(parseCount("٣", 1, 30))).toBe(3);
  for (const text of ["0", "-1", "1.5", "NaN", "1e9", "31"])
    expect(valueOrReason(parseCount(text, 1, 30)), text).toBe("count:1,30");
});

test("parseOption: requires an option of the list", () => {
  expect(valueOrReason(parseOption("SN", ["SN"]))).toBe("SN");
  expect(valueOrReason(parseOption("", ["SN"]))).toBeNull();
  expect(valueOrReason(parseOption("__proto__", ["SN"]))).toBe("not-in-list");
});

test("parseMultilineText: keeps line ends", () => {
  expect(valueOrReason(parseMultilineText("un\r\ndeux\n", 50))).toBe("un\ndeux");
  expect(valueOrReason(parseMultilineText("x".repeat(501), 500))).toBe("too-long:500");
});
