import { expect, test } from "vitest";
import { noticesMessages } from "#app/i18n/notices.ts";
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
])("%j stops the messages", (text) => {
  expect(isStopWord(text)).toBe(true);
});

test.each(["", "bonjour", "ne pas stopper", "stop moi", "arrêtez"])("%j does not", (text) => {
  expect(isStopWord(text)).toBe(false);
});

test.each(["OUI", " oui. ", "Yes!", "Start"])("%j agrees to the messages", (text) => {
  expect(isYesWord(text)).toBe(true);
});

test.each(["", "non", "oui mais", "stop"])("%j agrees to nothing", (text) => {
  expect(isYesWord(text)).toBe(false);
});

test("the chat with a campus begins with the reference and nothing else of the person", () => {
  for (const locale of ["fr", "en"] as const)
    for (const reference of [
      "ER-27-DKR-0418",
      getShortReference("019a0000-0000-7000-8000-0000deadbeef"),
    ]) {
      const { handOff } = noticesMessages[locale].whatsapp;
      const href = getWhatsappChatUrl("+221 33 000 00 00", handOff, reference) ?? "";
      const { host, pathname, searchParams } = new URL(href);
      expect([host, pathname]).toEqual(["wa.me", "/221330000000"]);
      const text = searchParams.get("text") ?? "";
      expect(text).toMatch(/(REF-[0-9A-F]{8}|ER-27-DKR-0418)/);
      expect([...searchParams.keys()]).toEqual(["text"]);
      // The sentence is the same for everybody but for the reference.
      expect(text.replace(reference, "")).toBe(handOff(""));
      expect(text).not.toMatch(/@/);
    }
});

test("a campus without a number has no chat", () => {
  expect(getWhatsappChatUrl("", (reference) => reference, "REF-1")).toBeNull();
});
