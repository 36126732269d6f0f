import { expect, test } from "vitest";
import { applicationWords } from "#app/i18n/application.ts";
import { detailsOf } from "./details.ts";

test("the language and the answers of a line are words, and identifiers are left out", () => {
  const details = { locale: "fr", version: "01a2", people: "no" };
  expect(detailsOf(details, "fr")).toBe(
    "langue\u00A0: français · personnes reconnaissables\u00A0: non",
  );
});

test("lists, reasons and what was changed are words, not those of the code", () => {
  const closed = { because: "cancelled", sections: ["identity", "parents"] };
  expect(detailsOf(closed, "fr")).toBe(
    "raison\u00A0: demande annulée · rubriques\u00A0: Identité, Parents ou tuteurs",
  );
  const judged = { choice: "one", changes: { condition: { from: "pending", to: "waived" } } };
  expect(detailsOf(judged, "en")).toBe("condition of the offer: To be met → Waived");
  const back = { changes: { retired: { from: "yes", to: "no" } } };
  expect(detailsOf(back, "en")).toBe("Retired: yes → no");
  expect(detailsOf({ subject: "application" }, "en")).toBe("about: Application");
  const sent = { total: 29, campus: "senegal", intakeId: "019a", searched: false };
  expect(detailsOf(sent, "fr")).toBe(
    "personnes\u00A0: 29 · campus concerné\u00A0: Dakar · recherche\u00A0: non",
  );
});

test("details are said in a line", () => {
  const details = { choice: "one", to: "accepted", from: "offer", none: null, all: ["a"] };
  const { offer, accepted } = applicationWords.fr.states;
  expect(detailsOf(details, "fr")).toBe(`de\u00A0: ${offer} · à\u00A0: ${accepted} · all\u00A0: a`);
});
