import { expect, test } from "vitest";
import { ofName } from "./of-name.ts";

test.each([
  ["Aïssatou Fall", "d’Aïssatou Fall"],
  ["Émile", "d’Émile"],
  ["ibrahima", "d’ibrahima"],
  ["Yves", "d’Yves"],
  ["Yacine", "de Yacine"],
  ["Yéro", "de Yéro"],
  ["Habib", "de Habib"],
  ["Mariama Diop", "de Mariama Diop"],
  ["", "de "],
])("of %s is said « %s »", (name, said) => {
  expect(ofName(name)).toBe(said);
});
