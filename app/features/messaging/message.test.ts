import { expect, test } from "vitest";
import {
  isUnread,
  MAX_MESSAGE_CHARACTERS,
  MAX_SUBJECT_CHARACTERS,
  nextMessageTime,
  normalizeContent,
  normalizeSubject,
  validateContent,
  validateMessage,
} from "./message.ts";

const early = new Date("2026-11-20T10:00:00Z");
const late = new Date("2026-11-20T11:00:00Z");

test("accepts a subject of exactly 150 characters and refuses one more", () => {
  expect(
    validateMessage({ subject: "é".repeat(MAX_SUBJECT_CHARACTERS), content: "Bonjour" }),
  ).toEqual({});
  expect(
    validateMessage({ subject: "é".repeat(MAX_SUBJECT_CHARACTERS + 1), content: "Bonjour" }),
  ).toEqual({
    subject: "subject-too-long",
  });
});

test("counts code points, not bytes nor halves of an emoji", () => {
  expect(validateContent("🎓".repeat(MAX_MESSAGE_CHARACTERS))).toEqual({});
  expect(validateContent("🎓".repeat(MAX_MESSAGE_CHARACTERS + 1))).toEqual({
    content: "message-too-long",
  });
});

test("refuses an empty letter, field by field", () => {
  expect(validateMessage({ subject: "", content: "" })).toEqual({
    subject: "required",
    content: "required",
  });
});

test("refuses a message made of nothing that can be seen", () => {
  expect(validateContent(normalizeContent("\u200B\u2060 \n\t\u200D"))).toEqual({
    content: "required",
  });
});

test("puts a subject on one line", () => {
  expect(normalizeSubject("  Bulletin\r\n de 1re\u0007 ")).toBe("Bulletin de 1re");
});

test("keeps the paragraphs of a message and drops the empty space around them", () => {
  expect(normalizeContent("\r\nBonjour,  \r\n\r\n\r\n\r\nMerci.\r\n ")).toBe("Bonjour,\n\nMerci.");
});

test("a thread is unread when the other side wrote after the last look", () => {
  expect(isUnread(null, early)).toBe(true);
  expect(isUnread(early, late)).toBe(true);
  expect(isUnread(late, early)).toBe(false);
  expect(isUnread(early, early)).toBe(false);
});

test("a thread in which the other side never wrote is not unread", () => {
  expect(isUnread(null, null)).toBe(false);
});

test("a message always comes after the one before it, even when clocks disagree", () => {
  expect(nextMessageTime(early, late)).toBe(late);
  expect(nextMessageTime(late, early)).toEqual(new Date(late.getTime() + 1));
  expect(nextMessageTime(null, early)).toBe(early);
});

test("tidyContent and tidySubject drop what a word processor leaves in a pasted text", () => {
  expect(normalizeContent("Une\u000Bligne\u0007 d\u200B’\u00ADécole\uFEFF")).toBe(
    "Une\nligne d’école",
  );
  expect(normalizeSubject("\u202EObjet\u0007\u000Bà lire")).toBe("Objet à lire");
  expect(normalizeContent("👩‍🎓 می‌خواهم")).toBe("👩‍🎓 می‌خواهم");
});
