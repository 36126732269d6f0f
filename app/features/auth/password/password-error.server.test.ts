import { expect, test } from "vitest";
import { getPasswordError } from "./password-error.server.ts";

const names = ["Aïssatou", "Ndiaye", "aissa.nd@exemple.sn"];

test.each([
  ["cheval batterie agrafe correct", null],
  ["teranga-et-mafé-le-dimanche", null],
  ["toutenminusculessansrien", null],
  ["girafe tambour pluie carnet", null],
  ["table lampe chien soleil", null],
  ["marteau orange vélo nuage", null],
  ["bonjourtambourmarteaunuage", null],
  ["mon amour 4821 7730 9156", null],
  // Each term alone is a first guess; six unrelated ones are not.
  ["soleil chocolat princesse telephone marseille octobre", null],
  ["Bébé, nounours, football, Canada, vacances, secret", null],
  ["soleil chocolat princesse telephone marseille", "password-common"],
  ["soleil chocolat soleil chocolat soleil chocolat", "password-common"],
  ["lundi mardi mercredi jeudi vendredi samedi dimanche", "password-common"],
  ["one two three four five six seven", "password-common"],
  ["je suis à toi et tu es à moi pour toute la vie", "password-common"],
  ["K7$9x!2026#zQ-4w", null],
  // A name may be part of a password.
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
  ["Motdepasse!2026!", "password-common"],
  ["motdepasse motdepasse", "password-common"],
  ["mot de passe 123", "password-common"],
  ["M0t-d3-p@$$3-2026", "password-common"],
  ["m.o.t.d.e.p.a.s.s.e", "password-common"],
  ["bonjourtoutlemonde", "password-common"],
  ["unedeuxtroisquatre", "password-common"],
  ["Un, deux, trois, quatre, cinq…", "password-common"],
  ["jetaimemonamour", "password-common"],
  ["Je t’aime, mon cœur !", "password-common"],
  ["je t’aime Aïssatou 2026", "password-common"],
  ["Joyeux Noël à tous", "password-common"],
  ["azertyuiopqsdfgh", "password-common"],
  ["azertyuiop qsdfghjklm", "password-common"],
  ["Dieu est grand 2008", "password-common"],
  ["liberteegalitefraternite", "password-common"],
  ["i love you my baby", "password-common"],
  ["CollegeErabao2026", "password-contains-name"],
  ["Érabao-Dakar-2026!", "password-contains-name"],
  ["aissatou.ndiaye2008", "password-contains-name"],
  ["NDIAYE_Aïssatou_17", "password-contains-name"],
  ["aissa.nd@exemple.sn", "password-contains-name"],
] as const)("getPasswordError: %s gives %s", async (password, reason) => {
  expect(await getPasswordError(password, names)).toBe(reason);
});

test("getPasswordError: accepts a passphrase of 64 characters with spaces, accents and emoji", async () => {
  const passphrase = "Le marché Kermel à midi 🦜, la corniche, l’océan et un café noir !";
  expect([...passphrase].length).toBeGreaterThanOrEqual(64);
  expect(await getPasswordError(passphrase, names)).toBeNull();
});
