import { expect, test } from "vitest";
import { createReceiptCode, formatReceiptCode, parseReceiptCode } from "./receipt-code.ts";

test("parseReceiptCode: reads a code as printed and as people type it", () => {
  const code = createReceiptCode(Uint8Array.from({ length: 12 }, (_, index) => index * 21));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  const printed = formatReceiptCode(code);
  expect(printed).toMatch(/^.{4}-.{4}-.{4}$/);
  expect(parseReceiptCode(printed)).toBe(code);
  expect(parseReceiptCode(` ${printed.toLowerCase().replaceAll("-", " – ")} `)).toBe(code);
  expect(parseReceiptCode("O1IL-0000-abcd")).toBe("01110000ABCD");
});

test("parseReceiptCode: returns null for anything else", () => {
  for (const text of ["", "ER-27-DKR-0418", "ABCD-EFGH-JKM", "ABCD-EFGH-JKMU", "A".repeat(5000)])
    expect(parseReceiptCode(text)).toBeNull();
});
