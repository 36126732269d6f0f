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
  it("takes a name of every script and shape", () => {
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

  it("refuses a name without a letter, and one of more than 100 characters", () => {
    for (const name of ["-", ".", "1234", "\u0301\u0302"])
      expect(parsePersonName(name)).toEqual({ ok: false, reason: "name-letters" });
    expect(parsePersonName("é".repeat(100)).ok).toBe(true);
    expect(parsePersonName("é".repeat(101))).toEqual({ ok: false, reason: "too-long:100" });
  });
});

describe("parsePersonNames", () => {
  const read = (lastName: string, firstName: string, hasOneName = false) =>
    parsePersonNames({ lastName, firstName, hasOneName });

  it("gives both names, null for one that was not typed", () => {
    expect(read("Fall", " Awa ")).toEqual({
      values: { lastName: "Fall", firstName: "Awa" },
      errors: {},
    });
    expect(read("Fall", "").values.firstName).toBeNull();
  });

  it("refuses a dash or a point in place of a name, with what to do", () => {
    for (const sign of ["-", ".", "--", "_"]) {
      expect(read("Fall", sign).errors).toEqual({ firstName: "name-placeholder" });
      expect(read(sign, "Awa").errors).toEqual({ lastName: "name-placeholder" });
    }
  });

  it("gives no first name with the tick, whether the field is empty or has a dash", () => {
    const one = { values: { lastName: "Suharto", firstName: "" }, errors: {} };
    expect(read("Suharto", "", true)).toEqual(one);
    expect(read("Suharto", "-", true)).toEqual(one);
  });

  it("refuses a first name with the tick, and keeps neither", () => {
    expect(read("Fall", "Awa", true)).toEqual({
      values: { lastName: "Fall" },
      errors: { firstName: "one-name-typed" },
    });
  });
});

describe("getRequiredNameErrors", () => {
  it("asks for each name that was not typed, but for a first name that the tick says does not exist", () => {
    const errorsOf = (lastName: string, firstName: string, hasOneName: boolean) =>
      getRequiredNameErrors(parsePersonNames({ lastName, firstName, hasOneName }));
    expect(errorsOf("", "", false)).toEqual({ lastName: "required", firstName: "required" });
    expect(errorsOf("", "", true)).toEqual({ lastName: "required" });
    expect(errorsOf("Suharto", "", true)).toEqual({});
    expect(errorsOf("-", "", false)).toEqual({
      lastName: "name-placeholder",
      firstName: "required",
    });
  });
});

describe("formatFullName, formatListedName and formatShortName", () => {
  const [two, one] = [
    { firstName: "Awa", lastName: "Fall" },
    { firstName: "", lastName: "Suharto" },
  ];

  it("put no space or sign in place of a name that does not exist", () => {
    expect([formatFullName(two), formatListedName(two), formatShortName(two)]).toEqual([
      "Awa Fall",
      "Fall Awa",
      "Awa",
    ]);
    expect([formatFullName(one), formatListedName(one), formatShortName(one)]).toEqual(
      Array(3).fill("Suharto"),
    );
    expect(formatFullName({ firstName: null, lastName: null })).toBe("");
  });

  it("know an account with one name from one without any", () => {
    expect(hasOneName(one)).toBe(true);
    expect(hasOneName(two)).toBe(false);
    expect(hasOneName({ firstName: "", lastName: "" })).toBe(false);
  });
});

describe("getRequiredNameErrors", () => {
  it("lists the errors as the pages list the fields: the first name, then the family name", () => {
    for (const typed of [
      { firstName: "", lastName: "" },
      { firstName: "", lastName: "-" },
      { firstName: "-", lastName: "" },
    ]) {
      const errors = getRequiredNameErrors(parsePersonNames({ ...typed, hasOneName: false }));
      expect(Object.keys(errors)).toEqual(["firstName", "lastName"]);
    }
  });
});
