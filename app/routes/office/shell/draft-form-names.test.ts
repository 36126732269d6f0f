import { describe, expect, it } from "vitest";
import { getChoiceFormName, getNoteFormName, getThemeFormName } from "./draft-form-names.ts";

describe("getChoiceFormName", () => {
  const form = { choiceId: "1", intent: "request-information", versionFields: {} };
  const getName = (changed: object) => getChoiceFormName({ ...form, ...changed });

  it("differs for another choice and another action", () => {
    expect(getName({ choiceId: "2" })).not.toBe(getName({}));
    expect(getName({ intent: "offer" })).not.toBe(getName({}));
  });

  it("stays the same when a colleague changes the state, so that the text is not lost", () => {
    expect(getName({ versionFields: { expectedState: "under-review" } })).toBe(getName({}));
  });

  it("differs after a colleague has moved the interview that fills in the form", () => {
    const at = (interview: string) =>
      getName({ versionFields: { expectedState: "interview", interview } });
    expect(at("1")).not.toBe(at("2"));
  });
});

it("getNoteFormName: differs after the note was corrected", () => {
  const editedAt = new Date("2026-11-20T10:00:00Z");
  expect(getNoteFormName({ id: "1", editedAt })).not.toBe(
    getNoteFormName({ id: "1", editedAt: null }),
  );
});

it("getThemeFormName: differs for another theme and after a colleague changed it", () => {
  const names = [
    getThemeFormName("1", { theme: "identity", version: 1 }),
    getThemeFormName("1", { theme: "studies", version: 1 }),
    getThemeFormName("1", { theme: "identity", version: 2 }),
  ];
  expect(new Set(names).size).toBe(3);
});
