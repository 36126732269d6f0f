import { expect, test } from "vitest";
import { describeDetails } from "./describe-details.ts";

const choices = [{ id: "one", name: "Informatique" }];

test("describeDetails: names the choice and both states of a transition", () => {
  const details = { choice: "one", from: "under-review", to: "interview" };
  expect(describeDetails(details, choices, "fr")).toEqual([
    "Informatique",
    "En examen → Entretien",
  ]);
  expect(describeDetails(details, choices, "en")[1]).toContain("→");
});

test("describeDetails: names the theme and both states, without the states when they are equal", () => {
  const details = { theme: "identity", from: "not-looked-at", to: "in-order" };
  expect(describeDetails(details, choices, "fr")).toEqual([
    "Identité et passeport",
    "À vérifier → En ordre",
  ]);
  expect(describeDetails({ ...details, to: "not-looked-at" }, choices, "fr")).toHaveLength(1);
});

test("describeDetails: names the saved fields without their values", () => {
  const details = { part: "passport", answers: ["passportNumber", "toString"] };
  expect(describeDetails(details, choices, "fr")).toEqual(["Numéro de passeport"]);
});

test("describeDetails: names reopened sections with their last day, and corrected fields", () => {
  const reopened = { sections: ["passport", "cursus"], until: "2026-12-06" };
  expect(describeDetails(reopened, choices, "fr")).toEqual([
    "Passeport, Cursus",
    "Jusqu’au 6\u00A0décembre\u00A02026",
  ]);
  const corrected = { sections: ["passport"], answers: ["passportNumber"] };
  expect(describeDetails(corrected, choices, "fr")).toEqual(["Passeport", "Numéro de passeport"]);
});

test("describeDetails: returns nothing for identifiers", () => {
  expect(describeDetails({ choice: "two", fileId: "three", from: "four" }, choices, "fr")).toEqual(
    [],
  );
});
