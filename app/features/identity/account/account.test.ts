import { expect, test } from "vitest";
import { usualWishes } from "../notice-wishes.ts";
import { changedFields, fullName, nameError, tidyName } from "./account.ts";

const details = {
  firstName: "Awa",
  lastName: "Ndoye",
  phone: null,
  locale: "fr" as const,
  ...usualWishes,
};

test("takes names of every script and shape", () => {
  for (const name of ["N'Diaye", "Bâ", "Ngo Biyong", "O", "李", "Mame-Diarra"])
    expect(nameError(name)).toBeNull();
});

test("refuses a name without a letter", () => {
  expect(nameError("")).toBe("required");
  expect(nameError("--")).toBe("required");
  expect(nameError("\u200B")).toBe("required");
});

test("takes 100 characters and not one more, whatever their bytes", () => {
  expect(nameError("é".repeat(100))).toBeNull();
  expect(nameError("é".repeat(101))).toBe("name-too-long");
});

test("a name is one line with single spaces", () => {
  expect(tidyName("  Aïssatou\r\n\tNdèye ")).toBe("Aïssatou Ndèye");
});

test("the full name leaves no space when one part is missing", () => {
  expect(fullName(details)).toBe("Awa Ndoye");
  expect(fullName({ firstName: "Awa", lastName: "" })).toBe("Awa");
});

test("tells which details changed", () => {
  expect(changedFields(details, { ...details, locale: "en", phone: "+221771234567" })).toEqual([
    "phone",
    "locale",
  ]);
  expect(changedFields(details, details)).toEqual([]);
});
