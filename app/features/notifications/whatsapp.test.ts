import { expect, test } from "vitest";
import { notificationsMessages } from "./messages/notifications.ts";
import { getShortReference, getWhatsappChatUrl, isStopWord, isYesWord } from "./whatsapp.ts";

test.each([
  "STOP",
  "stop",
  " Stop. ",
  "ARRÊT",
  "Arret",
  "arrêt !",
  "STOPPER",
  "stopper",
  "ARRE\u0302T",
])("isStopWord: returns true for %j", (text) => {
  expect(isStopWord(text)).toBe(true);
});

test.each(["", "bonjour", "ne pas stopper", "stop moi", "arrêtez"])(
  "isStopWord: returns false for %j",
  (text) => {
    expect(isStopWord(text)).toBe(false);
  },
);

test.each(["OUI", " oui. ", "Yes!", "Start"])("isYesWord: returns true for %j", (text) => {
  expect(isYesWord(text)).toBe(true);
});

test.each(["", "non", "oui mais", "stop"])("isYesWord: returns false for %j", (text) => {
  expect(isYesWord(text)).toBe(false);
});

test("getWhatsappChatUrl: contains the reference and no personal data", () => {
  for (const locale of ["fr", "en"] as const)
    for (const reference of [
      "ER-27-DKR-0418",
      getShortReference("019a0000-0000-7000-8000-0000deadbeef"),
    ]) {
      const { handOff } = notificationsMessages[locale].whatsapp;
      const href = getWhatsappChatUrl("+221 33 000 00 00", handOff, reference) ?? "";
      const { host, pathname, searchParams } = new URL(href);
      expect([host, pathname]).toEqual(["wa.me", "/221330000000"]);
      const text = searchParams.get("text") ?? "";
      expect(text).toMatch(/(REF-[0-9A-F]{8}|ER-27-DKR-0418)/);
      expect([...searchParams.keys()]).toEqual(["text"]);
      // The text differs only by the reference.
      expect(text.replace(reference, "")).toBe(handOff(""));
      expect(text).not.toMatch(/@/);
    }
});

test("getWhatsappChatUrl: returns null for a campus without a number", () => {
  expect(getWhatsappChatUrl("", (reference) => reference, "REF-1")).toBeNull();
});
