import { expect, test } from "vitest";
import { draftKey, emptyDraft, readDraft, writeDraft } from "./draft.ts";

const field = (name: string, type: string, value = "", options?: { value: string }[]) => ({
  name,
  type,
  value,
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

test("a draft that is erased leaves what was chosen", () => {
  const form = letter("Bonjour", "cameroon");
  emptyDraft(form);
  expect(readDraft(form)).toBeNull();
  expect(form.elements[1]?.value).toBe("cameroon");
});

test("nobody else finds it, nor another form", () => {
  const keys = [draftKey("a", "message/1"), draftKey("b", "message/1"), draftKey("a", "message/2")];
  expect(new Set(keys).size).toBe(3);
});
