import { expect, test } from "vitest";
import { visibleDetails } from "#app/features/audit/history-details.ts";
import { locales } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { createDetailsFormatter } from "./format-details.ts";

test("createDetailsFormatter: formats codes as labels and leaves out identifiers", () => {
  const details = { locale: "fr", version: "01a2", people: "no" };
  expect(createDetailsFormatter("fr")(details)).toBe(
    "langue\u00A0: français · personnes reconnaissables\u00A0: non",
  );
});

test.for(locales)("createDetailsFormatter: has a label for each visible detail in %s", (locale) => {
  const names = visibleDetails.filter((name) => name !== "changes");
  for (const name of names) {
    const text = createDetailsFormatter(locale)({ [name]: 3 });
    expect(text, name).toMatch(/\S.*: 3$/);
    // Some names are the same in both languages, because the code is in English.
    if (locale === "fr") expect(text.replace(/[\s\u00A0]*: 3$/, ""), name).not.toBe(name);
    else expect(text, name).not.toContain("sameEmailAsCandidate");
  }
  const details = { channel: "link", sameEmailAsCandidate: true, theme: "studies", to: "in-order" };
  expect(createDetailsFormatter(locale)(details)).not.toMatch(/link:|studies|in-order|true/);
});

test("createDetailsFormatter: formats lists, reasons and changes as labels", () => {
  const closed = { because: "cancelled", sections: ["identity", "parents"] };
  expect(createDetailsFormatter("fr")(closed)).toBe(
    "raison\u00A0: demande annulée · rubriques\u00A0: Identité, Parents ou tuteurs",
  );
  const assessed = { choice: "one", changes: { condition: { from: "pending", to: "waived" } } };
  expect(createDetailsFormatter("en")(assessed)).toBe("condition of the offer: To be met → Waived");
  const back = { changes: { retired: { from: "yes", to: "no" } } };
  expect(createDetailsFormatter("en")(back)).toBe("Retired: yes → no");
  expect(createDetailsFormatter("fr")(back)).toMatch(/oui → non$/);
  const moved = {
    from: { role: "admissions", campus: "senegal" },
    to: { role: "editor", campus: null },
  };
  expect(createDetailsFormatter("fr")(moved)).toBe(
    "de\u00A0: bureau des admissions, Dakar · à\u00A0: rédaction",
  );
  const switched = { changes: { secondReader: { from: true, to: false } } };
  expect(createDetailsFormatter("fr")(switched)).toMatch(/oui → non$/);
  expect(createDetailsFormatter("en")(switched)).toMatch(/yes → no$/);
  // The code "full" is also a reason of a refusal.
  const filled = { changes: { availability: { from: "open", to: "full" } } };
  expect(createDetailsFormatter("en")(filled)).toBe("Availability: Open → Full");
  expect(createDetailsFormatter("fr")(filled)).toBe("Disponibilité\u00A0: Ouverte → Complète");
  expect(createDetailsFormatter("en")({ subject: "application" })).toBe("about: Application");
  const sent = { total: 29, campus: "senegal", intakeId: "019a", searched: false };
  expect(createDetailsFormatter("fr")(sent)).toBe(
    "personnes\u00A0: 29 · campus concerné\u00A0: Dakar · recherche\u00A0: non",
  );
});

test("createDetailsFormatter: joins details in one line, `from` before `to`", () => {
  const details = { choice: "one", to: "accepted", from: "offer", none: null, all: ["a"] };
  const { offer, accepted } = officeMessages.fr.states;
  expect(createDetailsFormatter("fr")(details)).toBe(
    `de\u00A0: ${offer} · à\u00A0: ${accepted} · all\u00A0: a`,
  );
  expect(createDetailsFormatter("fr")({ to: "withdrawn" })).not.toContain("vous");
});

test("createDetailsFormatter: formats days and times", () => {
  expect(createDetailsFormatter("fr")({ until: "2026-12-05" })).toBe(
    "jusqu’au\u00A0: 5\u00A0décembre\u00A02026",
  );
  const opensAt = { from: "2026-10-01T00:00:00.000Z", to: "2026-10-02T08:30:00.000Z" };
  const formatted = createDetailsFormatter("en")({ changes: { opensAt } });
  expect(formatted.replaceAll("\u00A0", " ")).toMatch(/: 1 October 2026 → 2 October 2026, 08:30$/);
  expect(createDetailsFormatter("en")({ number: "2026-13-45" })).toBe("number: 2026-13-45");
});

test("createDetailsFormatter: returns a text unchanged, whatever it looks like", () => {
  for (const text of [
    "2026-11-26T25:61",
    "2026-11-26",
    "offer",
    "yes",
    "constructor",
    "__proto__",
  ]) {
    expect(createDetailsFormatter("fr")({ name: text }), text).toBe(`nom\u00A0: ${text}`);
    const changes = { name: { from: text, to: "x" } };
    expect(createDetailsFormatter("en")({ changes }), text).toMatch(new RegExp(`: ${text} → x$`));
  }
});

test("createDetailsFormatter: returns an invalid day or time as its text", () => {
  for (const text of ["2026-11-26T25:61", "0000-00-00", "toString"]) {
    expect(createDetailsFormatter("fr")({ until: text })).toBe(`jusqu’au\u00A0: ${text}`);
    expect(
      createDetailsFormatter("en")({ changes: { opensAt: { from: null, to: text } } }),
    ).toContain(text);
  }
});
