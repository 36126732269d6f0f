import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "../library/hash-password.server.ts";
import { getPasswordLengthError, isSamePassword } from "./password.ts";

test.each([
  ["a".repeat(14), "password-too-short"],
  ["a".repeat(15), null],
  ["🙂".repeat(14), "password-too-short"],
  ["🙂".repeat(128), null],
  [" une phrase ", "password-too-short"],
  [" une phrase qui commence par une espace", null],
  ["a".repeat(128), null],
  ["a".repeat(129), "password-too-long"],
  ["e\u0301".repeat(14), "password-too-short"],
])("getPasswordLengthError: counts characters: %j gives %s", (password, reason) => {
  expect(getPasswordLengthError(password)).toBe(reason);
});

test("hashPassword: uses argon2id with the cost that OWASP recommends", async () => {
  expect(await hashPassword("une phrase bien longue")).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

test("verifyPassword: accepts another Unicode form and trims nothing", async () => {
  const storedHash = await hashPassword("Épreuve étudiée à Yaoundé");
  expect(await verifyPassword("Épreuve étudiée à Yaoundé".normalize("NFD"), storedHash)).toBe(true);
  expect(await verifyPassword("Épreuve étudiée à Yaoundé ", storedHash)).toBe(false);
});

test("isSamePassword: ignores the Unicode form and respects case", () => {
  expect(isSamePassword("e\u0301lève au tableau", "\u00e9lève au tableau")).toBe(true);
  expect(isSamePassword("élève au tableau", "Élève au tableau")).toBe(false);
});
