import { expect, test } from "vitest";
import { formatRecoveryCode, getCodeError, parseSecondFactorCode } from "./second-factor.ts";

test("parseSecondFactorCode: reads six digits with the spaces that applications show", () => {
  for (const submitted of [
    "123456",
    "123 456",
    " 123-456 ",
    "123\u00A0456",
    "١٢٣ ٤٥٦",
    "１２３４５６",
  ])
    expect(parseSecondFactorCode(submitted)).toEqual({ kind: "totp", code: "123456" });
});

test("parseSecondFactorCode: reads a recovery code as copied from paper", () => {
  for (const submitted of ["ABCD-EFGH-JK23", "abcd efgh jk23", "abcd–efgh–jk23"])
    expect(parseSecondFactorCode(submitted)).toEqual({ kind: "recovery", code: "ABCDEFGHJK23" });
  expect(formatRecoveryCode("ABCDEFGHJK23")).toBe("ABCD-EFGH-JK23");
});

test("getCodeError: returns code-length for digits only, else invalid-code", () => {
  for (const submitted of ["12345", "123 4567", "1", "١٢٣٤٥"])
    expect(getCodeError(submitted)).toBe("code-length");
  for (const submitted of ["nothing", "ABCDEFGHJK2", ""])
    expect(getCodeError(submitted)).toBe("invalid-code");
});

test("parseSecondFactorCode: returns null for anything else", () => {
  for (const submitted of ["", "12345", "1234567", "ABCDEFGHJK2", "ABCDEFGHJK2O", "x".repeat(900)])
    expect(parseSecondFactorCode(submitted)).toBeNull();
});
