import { afterEach, expect, test } from "vitest";
import { type School, schoolsFrom, shippedSchools, withSchool } from "./school.ts";
import { bilingual } from "./words.ts";

afterEach(() => schoolsFrom(() => shippedSchools));

function call(name: string, article: School["article"]): void {
  const school = { name, short: name, article, logo: null };
  schoolsFrom(() => ({ fr: school, en: school }));
}

test.for([
  ["Lycée Bilingue", "le", "du Lycée Bilingue, au Lycée Bilingue, le Lycée Bilingue"],
  ["Prépa Baobab", "la", "de la Prépa Baobab, à la Prépa Baobab, la Prépa Baobab"],
  ["École Baobab", "l", "de l’École Baobab, à l’École Baobab, l’École Baobab"],
  [
    "Cours Sainte-Marie",
    "les",
    "des Cours Sainte-Marie, aux Cours Sainte-Marie, les Cours Sainte-Marie",
  ],
  ["Baobab", "", "de Baobab, à Baobab, Baobab"],
  ["Érable", "", "d’Érable, à Érable, Érable"],
  ["Dakar Academy", "the", "de Dakar Academy, à Dakar Academy, Dakar Academy"],
] as const)(
  "says « %s » with the article « %s » as a French speaker does",
  ([name, article, said]) => {
    call(name, article);
    expect(withSchool("fr", "{of school}, {to school}, {the school}")).toBe(said);
  },
);

test.for([
  ["Dakar Academy", "the", "the Dakar Academy"],
  ["Collège Érabao", "le", "Collège Érabao"],
  ["Baobab School", "", "Baobab School"],
] as const)("says “%s” with “%s” as an English speaker does", ([name, article, said]) => {
  call(name, article);
  expect(withSchool("en", "{the school}")).toBe(said);
});

test("begins a sentence with a capital letter, and leaves other braces alone", () => {
  call("École Baobab", "l");
  expect(withSchool("fr", "{The school} lit {la candidature}.")).toBe(
    "L’École Baobab lit {la candidature}.",
  );
});

test("a sentence of the interface says the name of the moment, and what people wrote stays", () => {
  const words = bilingual(
    { brand: "{school}", to: (who: string) => `${who} : {to school}`, plain: (who: string) => who },
    { brand: "{school}", to: (who: string) => `${who}: {the school}`, plain: (who: string) => who },
  );
  expect(words.fr.brand).toBe("Collège Érabao");
  call("École Baobab", "l");
  expect([words.fr.brand, words.fr.to("Awa")]).toEqual([
    "École Baobab",
    "Awa\u00A0: à l’École Baobab",
  ]);
  expect(words.en.plain("{school}")).toBe("{school}");
});
