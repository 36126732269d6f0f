import { expect, test } from "vitest";
import {
  getMessagesByLocale,
  isPersonalized,
  personalizeMessage,
  pickSampleReaders,
  readWords,
  summarizeRecipients,
} from "./announcement.ts";

const empty = { subjectFr: "", contentFr: "", subjectEn: "", contentEn: "" };
const french = { ...empty, subjectFr: " Rentrée ", contentFr: "Bonjour.\r\n\r\n\r\n\r\nMerci." };

test("a language is whole or empty, tidied; one of them is there", () => {
  expect(readWords(french)).toMatchObject({
    ok: true,
    words: { subjectFr: "Rentrée", contentFr: "Bonjour.\n\nMerci.", subjectEn: null },
  });
  expect(readWords(empty)).toMatchObject({
    errors: { subjectFr: "required", contentFr: "required" },
  });
  expect(readWords({ ...french, contentEn: "Hello" })).toEqual({
    ok: false,
    errors: { subjectEn: "required" },
  });
});

test("who reads a language that is not written receives the other, marked as such", () => {
  const read = readWords(french);
  if (!read.ok) throw new Error("unfit");
  expect(getMessagesByLocale(read.words)).toMatchObject({
    fr: { locale: "fr" },
    en: { locale: "fr" },
  });
  const both = { ...read.words, subjectEn: "Intake", contentEn: "Hello." };
  expect(getMessagesByLocale(both).en).toEqual({
    locale: "en",
    subject: "Intake",
    content: "Hello.",
  });
});

test("what stands between braces names something of the person, or is refused where it is written", () => {
  expect(readWords({ ...french, contentFr: "Bonjour {prénom}, {nom}" })).toEqual({
    ok: false,
    errors: { contentFr: "place-unknown:nom" },
  });
  const letter = { locale: "fr" as const, subject: "Dossier {numero}", content: "{prénom} !" };
  expect(personalizeMessage(letter, { prenom: "Awa", numero: "ER-27" })).toEqual({
    locale: "fr",
    subject: "Dossier ER-27",
    content: "Awa !",
  });
  expect(isPersonalized(letter)).toBe(true);
  expect(isPersonalized({ ...letter, subject: "Dossier", content: "Bonjour" })).toBe(false);
});

test("the letter of the first by name is shown in each language that will be read", () => {
  const people = [
    { name: "Zoé", locale: "fr" as const },
    { name: "Awa", locale: "en" as const },
    { name: "Élise", locale: "fr" as const },
  ];
  const letter = (locale: "fr" | "en") => ({ locale, subject: "S", content: "C" });
  const both = { fr: letter("fr"), en: letter("en") };
  expect(pickSampleReaders(people, both)).toEqual([
    { name: "Élise", locale: "fr", isRead: true },
    { name: "Awa", locale: "en", isRead: true },
  ]);
  expect(pickSampleReaders(people, { fr: both.fr, en: both.fr })).toEqual([
    { name: "Awa", locale: "fr", isRead: true },
  ]);
  expect(pickSampleReaders(people.slice(2), both).at(1)).toEqual({
    name: "Élise",
    locale: "en",
    isRead: false,
  });
  expect(pickSampleReaders([], both)).toEqual([]);
});

test("a preview says how many, in which language, and a few names in order", () => {
  const people = ["Zoé", "Élise", "Awa"].map((name) => ({ name, locale: "fr" as const }));
  expect(summarizeRecipients([...people, { name: "Ngwa", locale: "en" }], 3)).toEqual({
    count: 4,
    reads: { fr: 3, en: 1 },
    names: ["Awa", "Élise", "Ngwa"],
  });
});
