import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";
import { elideDe } from "./elide-de.ts";

test.each([
  ["Aïssatou Fall", "d’Aïssatou Fall"],
  ["Émile", "d’Émile"],
  ["ibrahima", "d’ibrahima"],
  ["Yves", "d’Yves"],
  ["Yacine", "de Yacine"],
  ["Yéro", "de Yéro"],
  ["Habib", "de Habib"],
  ["Hélène Fall", "d’Hélène Fall"],
  ["HENRI", "d’HENRI"],
  ["Henrique", "de Henrique"],
  ["Mariama Diop", "de Mariama Diop"],
  ["", "de "],
])("of %s is said « %s »", (name, said) => {
  expect(elideDe(name)).toBe(said);
});

/** A French sentence that is given a name, with `de` or `que` before it as it stands. */
const unelided =
  /\b(?:de|que) \$\{(?:name|author|who|candidate|person|adult|guest|email|somebody|theirs)\}/i;

test("no French sentence writes « de » or « que » before a name that may elide it", () => {
  const french = listSourceFiles().filter((path) => path.startsWith("app/i18n/fr/"));
  expect(french.length).toBeGreaterThan(20);
  const found = french.filter((path) => unelided.test(readFileSync(path, "utf8")));
  expect(found).toEqual([]);
});
