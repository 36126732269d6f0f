import { expect, test } from "vitest";
import { monogramOf, shortNameOf } from "./monogram.ts";

test("a monogram is made of the words with a capital", () => {
  expect(monogramOf("Université de Saint-Boniface")).toBe("USB");
  expect(monogramOf("Université d’Ottawa")).toBe("UO");
  expect(monogramOf("Simon Fraser University")).toBe("SFU");
});

test("a university is named by what tells it from the others", () => {
  expect(shortNameOf("Université de Saint-Boniface")).toBe("Saint-Boniface");
  expect(shortNameOf("Université d’Ottawa")).toBe("Ottawa");
  expect(shortNameOf("Université Laval")).toBe("Laval");
  expect(shortNameOf("Simon Fraser University")).toBe("Simon Fraser");
  expect(shortNameOf("University of Ottawa")).toBe("Ottawa");
});
