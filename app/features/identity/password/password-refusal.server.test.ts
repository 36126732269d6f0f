import { expect, test } from "vitest";
import { passwordRefusal } from "./password-refusal.server.ts";

const aissatou = ["Aïssatou", "Ndiaye", "aissa.nd@exemple.sn"];

test.each([
  ["cheval batterie agrafe correct", null],
  ["teranga-et-mafé-le-dimanche", null],
  ["liberteegalitefraternite", null],
  // Her name may be in it, if it is not all of it.
  ["Aïssatou aime le mafé du dimanche", null],
  ["🦁🐘🦒🦓🦏🦛🐊🦜🦩🐍🦎🐢🐬🐳🦈", null],
  ["  deux espaces devant et derrière  ", null],
  ["quatorze signe", "password-too-short"],
  ["é".repeat(129), "password-too-long"],
  ["aaaaaaaaaaaaaaa", "password-common"],
  ["123456789012345", "password-common"],
  ["motdepasse12345", "password-common"],
  ["azertyuiop12345", "password-common"],
  ["passwordpassword", "password-common"],
  ["Azertyuiop123456!", "password-common"],
  ["CollegeErabao2026", "password-of-names"],
  ["Érabao-Dakar-2026!", "password-of-names"],
  ["aissatou.ndiaye2008", "password-of-names"],
  ["NDIAYE_Aïssatou_17", "password-of-names"],
  ["aissa.nd@exemple.sn", "password-of-names"],
] as const)("%s: %s", async (password, reason) => {
  expect(await passwordRefusal(password, aissatou)).toBe(reason);
});

test("a long passphrase of 64 signs with spaces, accents and pictures is taken", async () => {
  const passphrase = "Le marché Kermel à midi 🦜, la corniche, l’océan et un café noir !";
  expect([...passphrase].length).toBeGreaterThanOrEqual(64);
  expect(await passwordRefusal(passphrase, aissatou)).toBeNull();
});
