import { expect, test } from "vitest";
import { demoSchools } from "#app/i18n/school.ts";
import { inflectSchoolName } from "./school-name.ts";

test.for([
  ["Lycée Bilingue", "le", ["le Lycée Bilingue", "du Lycée Bilingue", "au Lycée Bilingue"]],
  ["Prépa Baobab", "la", ["la Prépa Baobab", "de la Prépa Baobab", "à la Prépa Baobab"]],
  ["École Baobab", "l", ["l’École Baobab", "de l’École Baobab", "à l’École Baobab"]],
  ["Cours Senghor", "les", ["les Cours Senghor", "des Cours Senghor", "aux Cours Senghor"]],
  ["Baobab", "", ["Baobab", "de Baobab", "à Baobab"]],
  ["Érable", "", ["Érable", "d’Érable", "à Érable"]],
  ["Dakar Academy", "the", ["Dakar Academy", "de Dakar Academy", "à Dakar Academy"]],
] as const)(
  "inflectSchoolName: inflects « %s » with the article « %s » in French",
  ([name, article, expected]) => {
    const { the, of, to } = inflectSchoolName("fr", name, article);
    expect([the, of, to]).toEqual(expected);
  },
);

test.for([
  ["Dakar Academy", "the", "the Dakar Academy"],
  ["Collège Érabao", "le", "Collège Érabao"],
  ["Baobab School", "", "Baobab School"],
] as const)(
  "inflectSchoolName: inflects “%s” with “%s” in English",
  ([name, article, expected]) => {
    expect(inflectSchoolName("en", name, article).the).toBe(expected);
  },
);

test("shippedSchools: follows inflectSchoolName", () => {
  const { fr, en } = demoSchools;
  expect(fr).toMatchObject(inflectSchoolName("fr", fr.name, "le"));
  expect(en).toMatchObject(inflectSchoolName("en", en.name, ""));
});
