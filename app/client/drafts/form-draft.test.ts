import { describe, expect, it } from "vitest";
import {
  clearText,
  draftKey,
  findChangedFields,
  hasText,
  isSameDraft,
  readDraft,
  readInitialDraft,
  setTextReadOnly,
  withoutFields,
  writeDraft,
} from "./form-draft.ts";

type FieldOverrides = { defaultValue?: string; checked?: boolean; defaultChecked?: boolean };
const field = (name: string, type: string, value = "", overrides: FieldOverrides = {}) => ({
  name,
  type,
  value,
  readOnly: false,
  defaultValue: "",
  options: undefined as { value: string; defaultSelected: boolean }[] | undefined,
  ...overrides,
});
const select = (name: string, value: string, options: string[], chosen = options[0]) => ({
  ...field(name, "select-one", value),
  options: options.map((option) => ({ value: option, defaultSelected: option === chosen })),
});
const message = (content = "", campus = "senegal") => ({
  elements: [
    field("intent", "hidden", "write"),
    select("campus", campus, ["senegal", "cameroon"]),
    field("content", "textarea", content),
    field("file1", "file", "C:\\bulletin.pdf"),
    field("password", "password", "secret"),
    field("", "text", "x"),
    field("send", "submit", "1"),
  ],
});

describe("readDraft", () => {
  it("reads words and choices, and neither files, passwords nor hidden fields", () => {
    expect(readDraft(message("Bonjour", "cameroon"))).toEqual({
      campus: "cameroon",
      content: "Bonjour",
    });
  });

  it("reads a checkbox as on or empty, and radios as the value of the one that is checked", () => {
    const form = {
      elements: [
        field("pending", "checkbox", "yes", { checked: true }),
        field("spared", "checkbox", "on", { checked: false }),
        field("answer", "radio", "accept", { checked: false }),
        field("answer", "radio", "decline", { checked: true }),
        field("other", "radio", "a", { checked: false }),
      ],
    };
    expect(readDraft(form)).toEqual({ pending: "on", spared: "", answer: "decline", other: "" });
  });

  it("reads the attempt, which is sent again with the words", () => {
    const elements = [field("attempt", "hidden", "a"), field("content", "textarea", "Oui")];
    expect(readDraft({ elements })).toEqual({ attempt: "a", content: "Oui" });
  });
});

describe("readBase", () => {
  it("reads what the page came with, whatever was typed since", () => {
    const elements = [
      field("school", "text", "Lycée", { defaultValue: "Collège" }),
      select("country", "CM", ["", "SN", "CM"], "SN"),
      field("pending", "checkbox", "on", { checked: true, defaultChecked: false }),
    ];
    expect(readInitialDraft({ elements })).toEqual({
      school: "Collège",
      country: "SN",
      pending: "",
    });
  });
});

describe("changedFrom", () => {
  const base = { school: "", country: "SN", pending: "" };

  it("returns null when the form is as it came, whatever its attempt", () => {
    expect(findChangedFields(base, { ...base, attempt: "a" })).toBeNull();
  });

  it("returns the changed fields alone, with the attempt", () => {
    expect(findChangedFields(base, { ...base, country: "CM", attempt: "a" })).toEqual({
      country: "CM",
      attempt: "a",
    });
  });

  it("keeps a field that was emptied", () => {
    expect(findChangedFields({ school: "Lycée" }, { school: "" })).toEqual({ school: "" });
  });
});

describe("writeDraft", () => {
  it("puts words, choices, boxes and radios back", () => {
    const elements = [
      field("content", "textarea"),
      field("pending", "checkbox", "yes", { checked: false }),
      field("answer", "radio", "accept", { checked: true }),
      field("answer", "radio", "decline", { checked: false }),
    ];
    writeDraft({ elements }, { content: "Oui", pending: "on", answer: "decline", gone: "x" });
    expect(readDraft({ elements })).toEqual({ content: "Oui", pending: "on", answer: "decline" });
  });

  it("leaves a list as the page has it when what was kept cannot be chosen any more", () => {
    const form = message("", "cameroon");
    writeDraft(form, { campus: "mali" });
    expect(readDraft(form).campus).toBe("cameroon");
  });

  it("says a change of each field it wrote, so that what depends on it follows, and of no other", () => {
    const events: string[] = [];
    const listenedField = (name: string, value = "") => ({
      ...field(name, "text", value),
      dispatchEvent: ({ type }: Event) => events.push(`${name} ${type}`),
    });
    const elements = [listenedField("country"), listenedField("city", "Dakar")];
    writeDraft({ elements }, { country: "CM", city: "Dakar" });
    expect(events).toEqual(["country change"]);
  });
});

describe("withoutFields", () => {
  it("leaves fields out of a draft", () => {
    expect(withoutFields({ answer: "accept", words: "Merci" }, ["answer"])).toEqual({
      words: "Merci",
    });
  });
});

describe("saysWhat", () => {
  it("compares the words and not the attempts; a field that the other lacks is empty", () => {
    const kept = { attempt: "b", content: "Oui" };
    expect(isSameDraft({ attempt: "a", content: "Oui", campus: "" }, kept)).toBe(true);
    expect(isSameDraft({ attempt: "a", content: "Non" }, kept)).toBe(false);
  });
});

describe("hasWords", () => {
  it("does not take a choice or blanks for words", () => {
    expect(hasText(message(" \n", "cameroon"))).toBe(false);
    expect(hasText(message("Oui"))).toBe(true);
  });
});

describe("emptyDraft", () => {
  it("takes the words away and leaves what was chosen", () => {
    const form = message("Bonjour", "cameroon");
    clearText(form);
    expect(readDraft(form)).toEqual({ campus: "cameroon", content: "" });
  });
});

describe("holdDraft", () => {
  it("makes the words read-only while the form is sent, and then no more", () => {
    const form = message("Bonjour");
    const readOnlyNames = () =>
      form.elements.filter(({ readOnly }) => readOnly).map(({ name }) => name);
    setTextReadOnly(form, true);
    expect(readOnlyNames()).toEqual(["content"]);
    setTextReadOnly(form, false);
    expect(readOnlyNames()).toEqual([]);
  });
});

describe("draftKey", () => {
  it("differs by person and by form", () => {
    const keys = [
      draftKey("a", "message/1"),
      draftKey("b", "message/1"),
      draftKey("a", "message/2"),
    ];
    expect(new Set(keys).size).toBe(3);
  });
});
