import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import {
  formatFullName,
  formatListedName,
  getRequiredNameErrors,
  hasOneName,
  MAX_PERSON_NAME_CHARACTERS,
  NO_FIRST_NAME,
  parsePersonName,
  parsePersonNames,
} from "./person-name.ts";

const nameLike = createTextArbitrary([
  ...["Aïssatou", "N'Diaye", "محمد", "e\u0301", "\u0301", "Ó", "-", "'", "’", ".", "2", "x"],
  ...[" ", "\t", "\n", "\u00A0", "\u202F", "\u200B", "\u200D", "\u202E", "\uFEFF", "\u0000"],
]);
const text = fc.oneof(nameLike, arbitraryText);

describe("parsePersonName", () => {
  it("stores one trimmed line with a character of a script, or returns null or an error, for any text", () => {
    const errors = ["name-letters", "unreadable", `too-long:${MAX_PERSON_NAME_CHARACTERS}`];
    const long = text.map((one) => one.repeat(30));
    fc.assert(
      fc.property(fc.oneof(text, long), (input) => {
        const name = parsePersonName(input);
        if (!name.ok) expect(errors).toContain(name.reason);
        if (!name.ok || name.value === null) return;
        expect(name.value).toMatch(/\p{L}/u);
        expect(name.value).not.toMatch(/^\s|\s$|\s\s|[\n\r\t]|[\p{Cc}\p{Cs}]/u);
        expect([...name.value].length).toBeLessThanOrEqual(MAX_PERSON_NAME_CHARACTERS);
      }),
      { numRuns: 500 },
    );
  });

  it("changes nothing in a name that it has stored", () => {
    fc.assert(
      fc.property(text, (input) => {
        const name = parsePersonName(input);
        if (name.ok && name.value !== null) expect(parsePersonName(name.value)).toEqual(name);
      }),
      { numRuns: 300 },
    );
  });

  it("ignores the spaces and invisible characters around a name", () => {
    const space = fc.string({
      unit: fc.constantFrom(" ", "\t", "\u00A0", "\u202F", "\u200B", "\uFEFF"),
    });
    fc.assert(
      fc.property(text, space, space, (name, before, after) => {
        expect(parsePersonName(before + name + after)).toEqual(parsePersonName(name));
      }),
    );
  });
});

describe("parsePersonNames", () => {
  const input = fc.record({
    firstName: fc.option(text, { nil: undefined }),
    lastName: fc.option(text, { nil: undefined }),
    hasOneName: fc.boolean(),
  });

  it("returns for each field a value or an error, never both", () => {
    fc.assert(
      fc.property(input, (names) => {
        const { values, errors } = parsePersonNames(names);
        for (const field of ["firstName", "lastName"] as const)
          expect(Object.hasOwn(values, field)).toBe(!Object.hasOwn(errors, field));
      }),
      { numRuns: 300 },
    );
  });

  it("never stores a first name for a person with one name", () => {
    fc.assert(
      fc.property(input, (names) => {
        const { values } = parsePersonNames({ ...names, hasOneName: true });
        expect(values.firstName ?? NO_FIRST_NAME).toBe(NO_FIRST_NAME);
      }),
    );
  });

  it("without an error of getRequiredNameErrors there is a family name, and a first name or none at all", () => {
    fc.assert(
      fc.property(input, (names) => {
        const parsed = parsePersonNames(names);
        if (Object.keys(getRequiredNameErrors(parsed)).length > 0) return;
        const { firstName, lastName } = parsed.values;
        expect(lastName).toBeTruthy();
        expect(typeof firstName).toBe("string");
        expect(hasOneName({ firstName: firstName ?? "", lastName: lastName ?? "" })).toBe(
          names.hasOneName,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe("formatFullName, formatListedName", () => {
  it("write the same parts, and no space at the edges", () => {
    const word = fc.string({ unit: "grapheme", minLength: 1 }).filter((one) => !/\s/.test(one));
    const part = fc.option(fc.array(word, { minLength: 1 }).map((texts) => texts.join(" ")));
    const sortParts = (name: string) => name.split(" ").toSorted();
    fc.assert(
      fc.property(part, part, (firstName, lastName) => {
        const name = formatFullName({ firstName, lastName });
        expect(sortParts(name)).toEqual(sortParts(formatListedName({ firstName, lastName })));
        expect(name.trim()).toBe(name);
      }),
    );
  });
});
