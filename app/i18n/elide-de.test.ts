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
])("elideDe: %s gives « %s »", (name, expected) => {
  expect(elideDe(name)).toBe(expected);
});

/** Matches `de` or `que` directly before a name in a French template. */
const UNELIDED_NAME =
  /\b(?:de|que) \$\{(?:name|author|who|candidate|person|adult|guest|email|somebody|theirs)\}/i;

test("no French message writes « de » or « que » directly before a name that may need elision", () => {
  const areas = listSourceFiles().filter((path) =>
    /^app\/(i18n|features\/[a-z]+\/messages)\/(?!elide-de)[a-z-]+\.ts$/.test(path),
  );
  expect(areas.length).toBeGreaterThan(20);
  const matches = areas.filter((path) => UNELIDED_NAME.test(readFileSync(path, "utf8")));
  expect(matches).toEqual([]);
});
