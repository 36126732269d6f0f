import { expect, test } from "vitest";
import { getMonogram, getShortName } from "./monogram.ts";

test("getMonogram: returns the initials of the capitalized words", () => {
  expect(getMonogram("Université de Saint-Boniface")).toBe("USB");
  expect(getMonogram("Université d’Ottawa")).toBe("UO");
  expect(getMonogram("Simon Fraser University")).toBe("SFU");
});

test("getShortName: removes the generic part of the name", () => {
  expect(getShortName("Université de Saint-Boniface")).toBe("Saint-Boniface");
  expect(getShortName("Université d’Ottawa")).toBe("Ottawa");
  expect(getShortName("Université Laval")).toBe("Laval");
  expect(getShortName("Simon Fraser University")).toBe("Simon Fraser");
  expect(getShortName("University of Ottawa")).toBe("Ottawa");
});
