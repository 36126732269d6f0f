import { expect, test } from "vitest";
import {
  findTimeStep,
  formatSecret,
  generateCode,
  generateSecret,
  getKeyUri,
} from "./totp.server.ts";

// RFC 6238, appendix B (SHA-1): our codes are the last six of its eight digits.
const secret = Buffer.from("12345678901234567890");

test.for([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const)("generateCode: returns the code of the standard at second %s: %s", ([second, code]) => {
  expect(generateCode(secret, Math.floor(second / 30))).toBe(code);
  expect(findTimeStep(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

test("findTimeStep: accepts a code 30 seconds early or late, and not later", () => {
  const findStepAt = (seconds: number) =>
    findTimeStep(secret, generateCode(secret, 1000), new Date(seconds * 1000));
  expect([29_970, 30_000, 30_059].map(findStepAt)).toEqual([1000, 1000, 1000]);
  expect([29_969, 30_060].map(findStepAt)).toEqual([null, null]);
});

test("findTimeStep: returns null for anything but six ASCII digits", () => {
  for (const input of ["", "28708", "2870822", "28708a", "２８７０８２"])
    expect(findTimeStep(secret, input, new Date(59_000))).toBeNull();
});

test("formatSecret: writes the secret in base 32", () => {
  expect(formatSecret(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  expect(formatSecret(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(formatSecret(generateSecret())).not.toBe(formatSecret(generateSecret()));
});

test("getKeyUri: names the school and the account", () => {
  expect(getKeyUri("Collège Érabao", "awa@ecole.example", secret)).toBe(
    "otpauth://totp/Coll%C3%A8ge%20%C3%89rabao:awa%40ecole.example?issuer=Coll%C3%A8ge%20%C3%89rabao&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  );
});
