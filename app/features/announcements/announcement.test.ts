import { expect, test } from "vitest";
import { lettersOf, previewOf, readWords } from "./announcement.ts";

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
  expect(lettersOf(read.words)).toMatchObject({ fr: { locale: "fr" }, en: { locale: "fr" } });
  const both = { ...read.words, subjectEn: "Intake", contentEn: "Hello." };
  expect(lettersOf(both).en).toEqual({ locale: "en", subject: "Intake", content: "Hello." });
});

test("a preview says how many, in which language, and a few names in order", () => {
  const people = ["Zoé", "Élise", "Awa"].map((name) => ({ name, locale: "fr" as const }));
  expect(previewOf([...people, { name: "Ngwa", locale: "en" }], 3)).toEqual({
    count: 4,
    reads: { fr: 3, en: 1 },
    names: ["Awa", "Élise", "Ngwa"],
  });
});
