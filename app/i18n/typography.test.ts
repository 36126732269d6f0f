import { expect, test } from "vitest";
import { englishTypography, frenchTypography } from "./typography.ts";

const french = [
  ["Votre panier est vide !", "Votre panier est vide\u00A0!"],
  ["Êtes-vous prêt ?", "Êtes-vous prêt\u00A0?"],
  ["Oui ; non", "Oui\u00A0; non"],
  ["Numéro : 12", "Numéro\u00A0: 12"],
  ["« Bonjour »", "«\u00A0Bonjour\u00A0»"],
  ["l'école, d'un élève", "l’école, d’un élève"],
  ["l'« école »", "l’«\u00A0école\u00A0»"],
  ["jusqu'à 2 000 000 F CFA", "jusqu’à 2\u00A0000\u00A0000\u00A0F CFA"],
  ["5 Mo, 6 mois, 15 %", "5\u00A0Mo, 6\u00A0mois, 15\u00A0%"],
  ["20 s, 110 heures, 30 crédits", "20\u00A0s, 110\u00A0heures, 30\u00A0crédits"],
  ["https://ecole.example à 13:02", "https://ecole.example à 13:02"],
  ["la loi n° 2008-12", "la loi n°\u00A02008-12"],
  ["votre choix 2, deux choix", "votre choix\u00A02, deux choix"],
  ["le GCE A Level et les O Levels", "le GCE A\u00A0Level et les O\u00A0Levels"],
  ["Oops!", "Oops!"],
  ["déjà\u00A0! ça\u202F?", "déjà\u00A0! ça\u00A0?"],
] as const;

test.for(french)("frenchTypography: typesets %j", ([text, expected]) => {
  expect(frenchTypography(text)).toBe(expected);
});

test.for(french)("frenchTypography: does not change %j", ([, expected]) => {
  expect(frenchTypography(expected)).toBe(expected);
});

test.for([
  ["It's the school's page", "It’s the school’s page"],
  ["the students' pages", "the students’ pages"],
  ["at 13:02, isn't it?", "at 13:02, isn’t it?"],
  ["your choice 2", "your choice\u00A02"],
  ["20 s, 0.1 MB, 110 hours", "20\u00A0s, 0.1\u00A0MB, 110\u00A0hours"],
  ["the GCE O Level", "the GCE O\u00A0Level"],
  ["4 years (about 120 units)", "4\u00A0years (about 120 units)"],
] as const)("englishTypography: typesets %j", ([text, expected]) => {
  expect(englishTypography(text)).toBe(expected);
});

test("a time and a placeholder have no line break", () => {
  expect(frenchTypography("à 21 h 30, au [à compléter]")).toBe(
    "à 21\u00A0h\u00A030, au [à\u00A0compléter]",
  );
  expect(englishTypography("on [to be completed]")).toBe("on [to\u00A0be\u00A0completed]");
});
