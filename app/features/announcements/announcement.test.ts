import { expect, test } from "vitest";
import {
  getMessagesByLocale,
  isPersonalized,
  parseAnnouncementTexts,
  personalizeMessage,
  pickSampleReaders,
  summarizeRecipients,
} from "./announcement.ts";

const empty = { subjectFr: "", contentFr: "", subjectEn: "", contentEn: "" };
const french = { ...empty, subjectFr: " Rentrée ", contentFr: "Bonjour.\r\n\r\n\r\n\r\nMerci." };

test("parseAnnouncementTexts: requires one complete language and normalises it", () => {
  expect(parseAnnouncementTexts(french)).toMatchObject({
    ok: true,
    texts: { subjectFr: "Rentrée", contentFr: "Bonjour.\n\nMerci.", subjectEn: null },
  });
  expect(parseAnnouncementTexts(empty)).toMatchObject({
    errors: { subjectFr: "required", contentFr: "required" },
  });
  expect(parseAnnouncementTexts({ ...french, contentEn: "Hello" })).toEqual({
    ok: false,
    errors: { subjectEn: "required" },
  });
});

test("getMessagesByLocale: falls back to the written language", () => {
  const parsed = parseAnnouncementTexts(french);
  if (!parsed.ok) throw new Error("unfit");
  expect(getMessagesByLocale(parsed.texts)).toMatchObject({
    fr: { locale: "fr" },
    en: { locale: "fr" },
  });
  const bilingual = { ...parsed.texts, subjectEn: "Intake", contentEn: "Hello." };
  expect(getMessagesByLocale(bilingual).en).toEqual({
    locale: "en",
    subject: "Intake",
    content: "Hello.",
  });
});

test("parseAnnouncementTexts: returns placeholder-unknown for an unknown placeholder; personalizeMessage fills known ones", () => {
  expect(parseAnnouncementTexts({ ...french, contentFr: "Bonjour {prénom}, {nom}" })).toEqual({
    ok: false,
    errors: { contentFr: "placeholder-unknown:nom" },
  });
  const message = { locale: "fr" as const, subject: "Dossier {numero}", content: "{prénom} !" };
  expect(personalizeMessage(message, { prenom: "Awa", numero: "ER-27" })).toEqual({
    locale: "fr",
    subject: "Dossier ER-27",
    content: "Awa !",
  });
  expect(isPersonalized(message)).toBe(true);
  expect(isPersonalized({ ...message, subject: "Dossier", content: "Bonjour" })).toBe(false);
});

test("pickSampleReaders: picks the first by name for each written language", () => {
  const people = [
    { name: "Zoé", locale: "fr" as const },
    { name: "Awa", locale: "en" as const },
    { name: "Élise", locale: "fr" as const },
  ];
  const buildMessage = (locale: "fr" | "en") => ({ locale, subject: "S", content: "C" });
  const bilingual = { fr: buildMessage("fr"), en: buildMessage("en") };
  expect(pickSampleReaders(people, bilingual)).toEqual([
    { name: "Élise", locale: "fr", isRead: true },
    { name: "Awa", locale: "en", isRead: true },
  ]);
  expect(pickSampleReaders(people, { fr: bilingual.fr, en: bilingual.fr })).toEqual([
    { name: "Awa", locale: "fr", isRead: true },
  ]);
  expect(pickSampleReaders(people.slice(2), bilingual).at(1)).toEqual({
    name: "Élise",
    locale: "en",
    isRead: false,
  });
  expect(pickSampleReaders([], bilingual)).toEqual([]);
});

test("summarizeRecipients: counts by language and lists the first names", () => {
  const people = ["Zoé", "Élise", "Awa"].map((name) => ({ name, locale: "fr" as const }));
  expect(summarizeRecipients([...people, { name: "Ngwa", locale: "en" }], 3)).toEqual({
    count: 4,
    reads: { fr: 3, en: 1 },
    names: ["Awa", "Élise", "Ngwa"],
  });
});
