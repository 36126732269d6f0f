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

test("validateMessage: accepts 150 characters in a subject and refuses 151", () => {
  expect(
    validateMessage({ subject: "é".repeat(MAX_SUBJECT_CHARACTERS), content: "Bonjour" }),
  ).toEqual({});
  expect(
    validateMessage({ subject: "é".repeat(MAX_SUBJECT_CHARACTERS + 1), content: "Bonjour" }),
  ).toEqual({
    subject: "subject-too-long",
  });
});

test("validateContent: counts code points", () => {
  expect(validateContent("🎓".repeat(MAX_MESSAGE_CHARACTERS))).toEqual({});
  expect(validateContent("🎓".repeat(MAX_MESSAGE_CHARACTERS + 1))).toEqual({
    content: "message-too-long",
  });
});

test("validateMessage: returns an error per empty field", () => {
  expect(validateMessage({ subject: "", content: "" })).toEqual({
    subject: "required",
    content: "required",
  });
});

test("validateContent: refuses invisible characters only", () => {
  expect(validateContent(normalizeContent("\u200B\u2060 \n\t\u200D"))).toEqual({
    content: "required",
  });
});

test("normalizeSubject: puts a subject on one line", () => {
  expect(normalizeSubject("  Bulletin\r\n de 1re\u0007 ")).toBe("Bulletin de 1re");
});

test("normalizeContent: keeps paragraphs and trims", () => {
  expect(normalizeContent("\r\nBonjour,  \r\n\r\n\r\n\r\nMerci.\r\n ")).toBe("Bonjour,\n\nMerci.");
});

test("isUnread: returns true when the other side wrote after the last read", () => {
  expect(isUnread(null, early)).toBe(true);
  expect(isUnread(early, late)).toBe(true);
  expect(isUnread(late, early)).toBe(false);
  expect(isUnread(early, early)).toBe(false);
});

test("isUnread: returns false when the other side never wrote", () => {
  expect(isUnread(null, null)).toBe(false);
});

test("nextMessageTime: returns a time after the last message", () => {
  expect(nextMessageTime(early, late)).toBe(late);
  expect(nextMessageTime(late, early)).toEqual(new Date(late.getTime() + 1));
  expect(nextMessageTime(null, early)).toBe(early);
});

test("normalizeContent, normalizeSubject: remove control characters of a pasted text", () => {
  expect(normalizeContent("Une\u000Bligne\u0007 d\u200B’\u00ADécole\uFEFF")).toBe(
    "Une\nligne d’école",
  );
  expect(normalizeSubject("\u202EObjet\u0007\u000Bà lire")).toBe("Objet à lire");
  expect(normalizeContent("👩‍🎓 می‌خواهم")).toBe("👩‍🎓 می‌خواهم");
});
