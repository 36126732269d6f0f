import { expect, test } from "vitest";
import { describeDetails } from "./describe-details.ts";

const choices = [{ id: "one", name: "Informatique" }];

test("a move tells its choice, what it was and what it became", () => {
  const details = { choice: "one", from: "under-review", to: "interview" };
  expect(describeDetails(details, choices, "fr")).toEqual([
    "Informatique",
    "En examen → Entretien",
  ]);
  expect(describeDetails(details, choices, "en")[1]).toContain("→");
});

test("a theme tells where it stood; what stayed as it was is not told", () => {
  const details = { theme: "identity", from: "not-looked-at", to: "in-order" };
  expect(describeDetails(details, choices, "fr")).toEqual([
    "Identité et passeport",
    "Pas regardé → En ordre",
  ]);
  expect(describeDetails({ ...details, to: "not-looked-at" }, choices, "fr")).toHaveLength(1);
});

test("a save names the answers, never what was answered", () => {
  const details = { part: "passport", answers: ["passportNumber", "toString"] };
  expect(describeDetails(details, choices, "fr")).toEqual(["Numéro de passeport"]);
});

test("what is opened again tells its sections and its last day; what was sent, the answers", () => {
  const opened = { sections: ["passport", "cursus"], until: "2026-12-06" };
  expect(describeDetails(opened, choices, "fr")).toEqual([
    "Passeport, Cursus",
    "Jusqu’au 6\u00A0décembre\u00A02026",
  ]);
  const sent = { sections: ["passport"], answers: ["passportNumber"] };
  expect(describeDetails(sent, choices, "fr")).toEqual(["Passeport", "Numéro de passeport"]);
});

test("an identifier says nothing to whoever reads", () => {
  expect(describeDetails({ choice: "two", fileId: "three", from: "four" }, choices, "fr")).toEqual(
    [],
  );
});
