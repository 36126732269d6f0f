import { expect, test } from "vitest";
import {
  draftKey,
  emptyDraft,
  hasArrived,
  holdDraft,
  readDraft,
  saysWhat,
  writeDraft,
} from "./draft.ts";

const field = (name: string, type: string, value = "", options?: { value: string }[]) => ({
  name,
  type,
  value,
  readOnly: false,
  options,
});
const campuses = [{ value: "senegal" }, { value: "cameroon" }];
const letter = (content = "", campus = "senegal") => ({
  elements: [
    field("intent", "hidden", "write"),
    field("campus", "select-one", campus, campuses),
    field("content", "textarea", content),
    field("file1", "file", "C:\\bulletin.pdf"),
    field("", "text", "x"),
    field("send", "submit", "1"),
  ],
});

test("the words and the choices of a letter are kept, and nothing that is no draft", () => {
  expect(readDraft(letter("Bonjour", "cameroon"))).toEqual({
    campus: "cameroon",
    content: "Bonjour",
  });
  expect(readDraft(letter(" \n", "cameroon"))).toBeNull();
});

test("what was kept is put back, unless it cannot be chosen any more", () => {
  const form = letter();
  writeDraft(form, { campus: "cameroon", content: "Bonjour", gone: "x" });
  expect(readDraft(form)).toEqual({ campus: "cameroon", content: "Bonjour" });
  writeDraft(form, { campus: "mali" });
  expect(readDraft(form)).toEqual({ campus: "cameroon", content: "Bonjour" });
});

test("the name of its sending goes with the words: a letter that is put back is the one that may have arrived", () => {
  const form = { elements: [field("attempt", "hidden", "a"), field("content", "textarea", "Oui")] };
  const kept = { attempt: "b", content: "Oui" };
  expect(readDraft(form)).toEqual({ attempt: "a", content: "Oui" });
  expect(saysWhat({ attempt: "a", content: "Oui", campus: "" }, kept)).toBe(true);
  expect(saysWhat({ attempt: "a", content: "Non" }, kept)).toBe(false);
  writeDraft(form, kept);
  expect(readDraft(form)).toEqual(kept);
});

test("a draft that is erased leaves what was chosen", () => {
  const form = letter("Bonjour", "cameroon");
  emptyDraft(form);
  expect(readDraft(form)).toBeNull();
  expect(form.elements[1]?.value).toBe("cameroon");
});

test("while a letter leaves nothing can be typed in it, and then it can again", () => {
  const form = letter("Bonjour");
  const held = () => form.elements.filter(({ readOnly }) => readOnly).map(({ name }) => name);
  holdDraft(form, true);
  expect(held()).toEqual(["content"]);
  holdDraft(form, false);
  expect(held()).toEqual([]);
});

test("a draft with the very words of the last message has arrived, whatever blanks are around them", () => {
  expect(hasArrived({ content: "Et le soir ?\r\n " }, "Et le soir ?")).toBe(true);
  expect(hasArrived({ content: "Et le soir ? Et la nuit ?" }, "Et le soir ?")).toBe(false);
  expect(hasArrived({ content: "" }, undefined)).toBe(false);
  expect(hasArrived({ subjectFr: "Les transports" }, undefined)).toBe(false);
});

test("nobody else finds it, nor another form", () => {
  const keys = [draftKey("a", "message/1"), draftKey("b", "message/1"), draftKey("a", "message/2")];
  expect(new Set(keys).size).toBe(3);
});
