import { describe, expect, it } from "vitest";
import {
  formatFullName,
  formatListedName,
  formatShortName,
  getRequiredNameErrors,
  hasOneName,
  parsePersonName,
  parsePersonNames,
} from "./person-name.ts";

describe("parsePersonName", () => {
  it("accepts names of every script and shape", () => {
    const names = [
      "N'Diaye",
      "Ɓah Ŋgom",
      "Mame-Diarra",
      "O",
      "李",
      "أمينة",
      "Ньянг",
      "O’Brien Jr.",
    ];
    for (const name of names) expect(parsePersonName(name)).toEqual({ ok: true, value: name });
    expect(parsePersonName("  Aïssatou\r\n\tNdèye ")).toEqual({
      ok: true,
      value: "Aïssatou Ndèye",
    });
  });

  it("returns name-letters for digits or signs alone, and too-long over 100 characters", () => {
    for (const name of ["-", ".", "1234", "\u0301\u0302"])
      expect(parsePersonName(name)).toEqual({ ok: false, reason: "name-letters" });
    expect(parsePersonName("é".repeat(100)).ok).toBe(true);
    expect(parsePersonName("é".repeat(101))).toEqual({ ok: false, reason: "too-long:100" });
  });
});

describe("parsePersonNames", () => {
  const parse = (lastName: string, firstName: string, hasOneName = false) =>
    parsePersonNames({ lastName, firstName, hasOneName });

  it("returns both names, and null for an empty one", () => {
    expect(parse("Fall", " Awa ")).toEqual({
      values: { lastName: "Fall", firstName: "Awa" },
      errors: {},
    });
    expect(parse("Fall", "").values.firstName).toBeNull();
  });

  it("returns name-placeholder for a dash or a point in place of a name", () => {
    for (const sign of ["-", ".", "--", "_"]) {
      expect(parse("Fall", sign).errors).toEqual({ firstName: "name-placeholder" });
      expect(parse(sign, "Awa").errors).toEqual({ lastName: "name-placeholder" });
    }
  });

  it("returns an empty first name when the box is ticked and the field is empty or holds a dash", () => {
    const expected = { values: { lastName: "Suharto", firstName: "" }, errors: {} };
    expect(parse("Suharto", "", true)).toEqual(expected);
    expect(parse("Suharto", "-", true)).toEqual(expected);
  });

  it("returns one-name-typed when the box is ticked and a first name is typed", () => {
    expect(parse("Fall", "Awa", true)).toEqual({
      values: { lastName: "Fall" },
      errors: { firstName: "one-name-typed" },
    });
  });
});

describe("getRequiredNameErrors", () => {
  it("returns required for each empty name, except a first name excluded by the tick", () => {
    const getErrors = (lastName: string, firstName: string, hasOneName: boolean) =>
      getRequiredNameErrors(parsePersonNames({ lastName, firstName, hasOneName }));
    expect(getErrors("", "", false)).toEqual({ lastName: "required", firstName: "required" });
    expect(getErrors("", "", true)).toEqual({ lastName: "required" });
    expect(getErrors("Suharto", "", true)).toEqual({});
    expect(getErrors("-", "", false)).toEqual({
      lastName: "name-placeholder",
      firstName: "required",
    });
  });
});

describe("formatFullName, formatListedName and formatShortName", () => {
  const [twoNames, oneName] = [
    { firstName: "Awa", lastName: "Fall" },
    { firstName: "", lastName: "Suharto" },
  ];

  it("add no space or sign for a missing name", () => {
    expect([
      formatFullName(twoNames),
      formatListedName(twoNames),
      formatShortName(twoNames),
    ]).toEqual(["Awa Fall", "Fall Awa", "Awa"]);
    expect([formatFullName(oneName), formatListedName(oneName), formatShortName(oneName)]).toEqual(
      Array(3).fill("Suharto"),
    );
    expect(formatFullName({ firstName: null, lastName: null })).toBe("");
  });

  it("recognise an account with one name, unlike one without any", () => {
    expect(hasOneName(oneName)).toBe(true);
    expect(hasOneName(twoNames)).toBe(false);
    expect(hasOneName({ firstName: "", lastName: "" })).toBe(false);
  });
});

describe("getRequiredNameErrors", () => {
  it("lists the errors in the order of the page: first name, then family name", () => {
    for (const input of [
      { firstName: "", lastName: "" },
      { firstName: "", lastName: "-" },
      { firstName: "-", lastName: "" },
    ]) {
      const errors = getRequiredNameErrors(parsePersonNames({ ...input, hasOneName: false }));
      expect(Object.keys(errors)).toEqual(["firstName", "lastName"]);
    }
  });
});
