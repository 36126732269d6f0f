import { afterEach, expect, test } from "vitest";
import { defineMessages } from "./define-messages.ts";
import { demoSchools, insertSchoolName, setSchoolsSource } from "./school.ts";

afterEach(() => setSchoolsSource(() => demoSchools));

function renameSchool(): void {
  const name = "École Baobab";
  const forms = { the: `l’${name}`, of: `de l’${name}`, to: `à l’${name}` };
  const school = { ...demoSchools.fr, name, ...forms };
  setSchoolsSource(() => ({ fr: school, en: school }));
}

test("insertSchoolName: inserts each form of the name, with a capital at the start, and ignores other braces", () => {
  renameSchool();
  expect(
    insertSchoolName("fr", "{The school}, {the school}, {of school}, {to school} {et} {school}."),
  ).toBe("L’École Baobab, l’École Baobab, de l’École Baobab, à l’École Baobab {et} École Baobab.");
});

test("defineMessages: uses the current name of the school, but not in a submitted value", () => {
  const messages = defineMessages(
    { brand: "{school}", to: (who: string) => `${who} : {to school}`, plain: (who: string) => who },
    { brand: "{school}", to: (who: string) => `${who}: {the school}`, plain: (who: string) => who },
  );
  expect(messages.fr.brand).toBe("Collège Érabao");
  renameSchool();
  const printed = [messages.fr.brand, messages.fr.to("Awa")];
  expect(printed).toEqual(["École Baobab", "Awa\u00A0: à l’École Baobab"]);
  expect(messages.en.plain("{school}")).toBe("{school}");
});
