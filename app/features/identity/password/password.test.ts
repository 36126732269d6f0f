import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "../auth/hash-password.server.ts";
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
])("the length of %j counts characters: %s", (password, reason) => {
  expect(getPasswordLengthError(password)).toBe(reason);
});

test("is kept as argon2id with the cost OWASP asks for", async () => {
  expect(await hashPassword("une phrase bien longue")).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

test("is the same whatever the Unicode form it was typed in, and nothing is trimmed", async () => {
  const kept = await hashPassword("Épreuve étudiée à Yaoundé");
  expect(await verifyPassword("Épreuve étudiée à Yaoundé".normalize("NFD"), kept)).toBe(true);
  expect(await verifyPassword("Épreuve étudiée à Yaoundé ", kept)).toBe(false);
});

test("the same letters are the same password, however their accents are written", () => {
  expect(isSamePassword("e\u0301lève au tableau", "\u00e9lève au tableau")).toBe(true);
  expect(isSamePassword("élève au tableau", "Élève au tableau")).toBe(false);
});
