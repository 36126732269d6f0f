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
  it("reads text and choices, and no files, passwords or hidden fields", () => {
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

  it("reads each of several checkboxes with one name, which writeDraft and withoutFields know again", () => {
    const build = (...checked: string[]) => ({
      elements: ["grades", "places"].map((value) =>
        field("reasons", "checkbox", value, { checked: checked.includes(value) }),
      ),
    });
    const draft = readDraft(build("places"));
    expect(draft).toEqual({ "reasons=grades": "", "reasons=places": "on" });
    const restored = build("grades");
    writeDraft(restored, draft);
    expect(restored.elements.map(({ checked }) => checked)).toEqual([false, true]);
    expect(withoutFields(draft, ["reasons"])).toEqual({});
  });

  it("reads the attempt, which is sent again with the text", () => {
    const elements = [field("attempt", "hidden", "a"), field("content", "textarea", "Oui")];
    expect(readDraft({ elements })).toEqual({ attempt: "a", content: "Oui" });
  });
});

describe("readInitialDraft", () => {
  it("returns the rendered values, whatever was typed since", () => {
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

describe("findChangedFields", () => {
  const base = { school: "", country: "SN", pending: "" };

  it("returns null when only the attempt differs", () => {
    expect(findChangedFields(base, { ...base, attempt: "a" })).toBeNull();
  });

  it("returns the changed fields alone, with the attempt", () => {
    expect(findChangedFields(base, { ...base, country: "CM", attempt: "a" })).toEqual({
      country: "CM",
      attempt: "a",
    });
  });

  it("returns a field that was emptied", () => {
    expect(findChangedFields({ school: "Lycée" }, { school: "" })).toEqual({ school: "" });
  });
});

describe("writeDraft", () => {
  it("restores text, selects, checkboxes and radios", () => {
    const elements = [
      field("content", "textarea"),
      field("pending", "checkbox", "yes", { checked: false }),
      field("answer", "radio", "accept", { checked: true }),
      field("answer", "radio", "decline", { checked: false }),
    ];
    writeDraft({ elements }, { content: "Oui", pending: "on", answer: "decline", gone: "x" });
    expect(readDraft({ elements })).toEqual({ content: "Oui", pending: "on", answer: "decline" });
  });

  it("leaves a select unchanged when the stored option no longer exists", () => {
    const form = message("", "cameroon");
    writeDraft(form, { campus: "mali" });
    expect(readDraft(form).campus).toBe("cameroon");
  });

  it("dispatches change for each field that it wrote, and for no other", () => {
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
  it("returns the draft without these fields", () => {
    expect(withoutFields({ answer: "accept", comment: "Merci" }, ["answer"])).toEqual({
      comment: "Merci",
    });
  });
});

describe("isSameDraft", () => {
  it("compares the values without the attempt, and takes a missing field as empty", () => {
    const stored = { attempt: "b", content: "Oui" };
    expect(isSameDraft({ attempt: "a", content: "Oui", campus: "" }, stored)).toBe(true);
    expect(isSameDraft({ attempt: "a", content: "Non" }, stored)).toBe(false);
  });
});

describe("hasText", () => {
  it("returns false for a choice or blanks", () => {
    expect(hasText(message(" \n", "cameroon"))).toBe(false);
    expect(hasText(message("Oui"))).toBe(true);
  });
});

describe("clearText", () => {
  it("clears the text fields and leaves the choices", () => {
    const form = message("Bonjour", "cameroon");
    clearText(form);
    expect(readDraft(form)).toEqual({ campus: "cameroon", content: "" });
  });
});

describe("setTextReadOnly", () => {
  it("makes the text fields read-only, and editable again", () => {
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
  it("differs by user and by form", () => {
    const keys = [
      draftKey("a", "message/1"),
      draftKey("b", "message/1"),
      draftKey("a", "message/2"),
    ];
    expect(new Set(keys).size).toBe(3);
  });
});
