import { afterEach, expect, test } from "vitest";
import { defineMessages } from "./define-messages.ts";
import { demoSchools, insertSchoolName, setSchoolsSource } from "./school.ts";

afterEach(() => setSchoolsSource(() => demoSchools));

function rename(): void {
  const name = "École Baobab";
  const said = { the: `l’${name}`, of: `de l’${name}`, to: `à l’${name}` };
  const school = { ...demoSchools.fr, name, ...said };
  setSchoolsSource(() => ({ fr: school, en: school }));
}

test("puts the name in its form, begins a sentence with a capital letter, and leaves other braces alone", () => {
  rename();
  expect(
    insertSchoolName("fr", "{The school}, {the school}, {of school}, {to school} {et} {school}."),
  ).toBe("L’École Baobab, l’École Baobab, de l’École Baobab, à l’École Baobab {et} École Baobab.");
});

test("a sentence of the interface says the name of the moment, and what people wrote stays", () => {
  const words = defineMessages(
    { brand: "{school}", to: (who: string) => `${who} : {to school}`, plain: (who: string) => who },
    { brand: "{school}", to: (who: string) => `${who}: {the school}`, plain: (who: string) => who },
  );
  expect(words.fr.brand).toBe("Collège Érabao");
  rename();
  const said = [words.fr.brand, words.fr.to("Awa")];
  expect(said).toEqual(["École Baobab", "Awa\u00A0: à l’École Baobab"]);
  expect(words.en.plain("{school}")).toBe("{school}");
});
