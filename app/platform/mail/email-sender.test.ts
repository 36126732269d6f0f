import { afterEach, expect, test } from "vitest";
import { demoSchools, setSchoolsSource } from "#app/i18n/school.ts";
import { parseSender } from "./email-sender.ts";

afterEach(() => setSchoolsSource(() => demoSchools));

test("parseSender: uses the school's name in the language of the email", () => {
  const { fr, en } = demoSchools;
  setSchoolsSource(() => ({
    fr: { ...fr, name: "École Baobab" },
    en: { ...en, name: "Baobab School" },
  }));
  const address = "noreply@school.example";
  expect(parseSender(address, "fr")).toEqual({ name: "École Baobab", address });
  expect(parseSender(`<${address}>`, "en")).toEqual({ name: "Baobab School", address });
});

test.for(["Admissions <a@school.example>", '"Admissions" <a@school.example>'])(
  "parseSender: uses the name in MAIL_FROM when it has one: %s",
  (setting) => {
    expect(parseSender(setting, "fr")).toEqual({ name: "Admissions", address: "a@school.example" });
  },
);
