import { expect, test } from "vitest";
import { emptyInfo } from "../application-fields.ts";
import { hashPart, toFormValues } from "./info-form-values.server.ts";

const at = (campus: "senegal" | "cameroon" | null) => ({ campus, finishedSections: [] });

test("toFormValues: preselects no campus, country of birth nor nationality", () => {
  for (const campus of ["senegal", "cameroon", null] as const)
    expect(toFormValues("identity", emptyInfo, at(campus))).toMatchObject({
      campus: campus ?? "",
      birthCountry: "",
      nationality: "",
    });
  const born = { ...emptyInfo, birthCountry: "ML" };
  expect(toFormValues("identity", born, at("senegal")).birthCountry).toBe("ML");
});

test("toFormValues: preselects the dialling code of the chosen campus only", () => {
  const ofMother = (campus: "senegal" | "cameroon" | null, motherPhone: string | null = null) =>
    toFormValues("parents", { ...emptyInfo, motherPhone }, at(campus))["motherPhone.country"];
  expect([ofMother("senegal"), ofMother("cameroon"), ofMother(null)]).toEqual(["SN", "CM", ""]);
  expect(ofMother("cameroon", "+33612345678")).toBe("FR");
  expect(hashPart("parents", emptyInfo, at("cameroon")).motherPhone).toBe(
    hashPart("parents", emptyInfo, at("senegal")).motherPhone,
  );
});
