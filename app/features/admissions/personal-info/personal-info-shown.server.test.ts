import { expect, test } from "vitest";
import { emptyInfo } from "./personal-info.ts";
import { marksOf, typedOf } from "./personal-info-shown.server.ts";

const at = (campus: "senegal" | "cameroon") => ({ campus, finishedSections: [] });

test("the country of birth is that of the campus until the person says another", () => {
  expect(typedOf("identity", emptyInfo, at("senegal")).birthCountry).toBe("SN");
  expect(typedOf("identity", emptyInfo, at("cameroon")).birthCountry).toBe("CM");
  const born = { ...emptyInfo, birthCountry: "ML" };
  expect(typedOf("identity", born, at("senegal")).birthCountry).toBe("ML");
});

test("what is only proposed is no answer: its mark is that of none, and nationality is not guessed", () => {
  const marks = marksOf("identity", emptyInfo, at("senegal"));
  expect(marks.birthCountry).toBe(marks.nationality);
  expect(typedOf("identity", emptyInfo, at("senegal")).nationality).toBe("");
});

test("the telephone of an adult is of the country of the campus until the person says another", () => {
  const ofMother = (campus: "senegal" | "cameroon", motherPhone: string | null = null) =>
    typedOf("parents", { ...emptyInfo, motherPhone }, at(campus))["motherPhone.country"];
  expect([ofMother("senegal"), ofMother("cameroon")]).toEqual(["SN", "CM"]);
  expect(ofMother("cameroon", "+33612345678")).toBe("FR");
  expect(marksOf("parents", emptyInfo, at("cameroon")).motherPhone).toBe(
    marksOf("parents", emptyInfo, at("senegal")).motherPhone,
  );
});
