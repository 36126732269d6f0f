import { expect, test } from "vitest";
import { formatBasketAlert } from "./basket-alerts.ts";
import { errorMessage } from "./error-message.ts";

test("errorMessage: inserts the values of the code", () => {
  expect(errorMessage("fr", "date-impossible:2009-02,28")).toBe(
    "Cette date n’existe pas. Février 2009 compte 28\u00A0jours.",
  );
  expect(errorMessage("en", "date-impossible:2009-02,28")).toBe(
    "This date does not exist. February 2009 has 28 days.",
  );
  expect(errorMessage("fr", "average-range:20")).toContain("entre 0 et 20, ou choisissez");
  expect(errorMessage("fr", "file-too-large:14200000B")).toContain("14,2\u00A0Mo. La limite");
  expect(errorMessage("fr", "photo-too-large:14200000B")).toMatch(/pèse 14,2\u00A0Mo(?!.*page)/);
  expect(errorMessage("en", "photo-too-large:14200000B")).toMatch(/is 14.2\u00A0MB(?!.*page)/);
  expect(errorMessage("fr", "file-too-large:10000001B")).toContain("10,1\u00A0Mo. La limite");
});

test("errorMessage: gives a waiting time in minutes", () => {
  expect(errorMessage("fr", "too-many:15")).toBe("Trop d’essais. Réessayez dans 15\u00A0min.");
  expect(errorMessage("en", "too-many:1")).toContain("again in 1 min.");
});

test("errorMessage: the two alerts of the basket are those of the specification", () => {
  expect(errorMessage("fr", "basket-full:15")).toBe(
    "Vous avez atteint la limite de 15 formations dans le panier.",
  );
  expect(errorMessage("fr", "already-in-basket:Informatique")).toBe(
    "Informatique est déjà dans le panier.",
  );
});

test("formatBasketAlert: inserts the whole name of a programme", () => {
  const name = "Baccalauréat ès arts, majeure en histoire";
  expect(formatBasketAlert("fr", { reason: "already-in-basket", name })).toBe(
    "Baccalauréat ès arts, majeure en histoire est déjà dans le panier.",
  );
  expect(formatBasketAlert("en", { reason: "basket-full", limit: 15 })).toContain("limit of 15");
});

test("errorMessage: inserts a submitted value unchanged, whatever it looks like", () => {
  for (const value of ["2026-99", "2026-11", "5B", "__proto__", "o'brien : x", "a, b"])
    expect(errorMessage("fr", `placeholder-unknown:${value}`)).toContain(`«\u00A0${value}\u00A0»`);
  expect(errorMessage("fr", "date-impossible:2009-99,31")).toContain("2009-99 compte");
});

test("formatBasketAlert: ignores inherited names, and inserts a name with a dollar sign", () => {
  const generalAlert = formatBasketAlert("fr", { reason: "not-accepted" });
  for (const reason of ["__proto__", "constructor", "toString"])
    expect(formatBasketAlert("fr", { reason })).toBe(generalAlert);
  expect(formatBasketAlert("fr", { reason: "course-full", name: "Art $& $1" })).toContain(
    "Art $& $1",
  );
});

test("errorMessage: has a message for an unknown code", () => {
  expect(errorMessage("fr", "no-such-reason")).toBe(
    "Cette réponse n’est pas acceptée. Vérifiez-la.",
  );
});
