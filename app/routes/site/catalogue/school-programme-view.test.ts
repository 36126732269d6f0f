import { describe, expect, it } from "vitest";
import type { SchoolProgramme } from "#app/features/catalogue/programmes/school-programmes.server.ts";
import {
  buildProgrammeSections,
  buildProgrammeSummary,
  describeProgramme,
} from "./school-programme-view.ts";

const offering = {
  id: "o",
  programmeId: "p",
  intakeId: "i",
  site: "senegal",
  rhythm: "day",
  format: "class",
  level: "grade-6",
  window: {
    opensAt: new Date("2026-10-01T00:00:00Z"),
    closesAt: new Date("2027-06-30T23:59:59Z"),
    graceHours: 6,
  },
  whenFull: "waiting-list",
  isClosed: false,
  clock: "senegal",
  startsOn: "2027-09-07",
} as const;
const fee = {
  id: "f",
  kind: "tuition",
  labelFr: null,
  labelEn: null,
  site: "senegal",
  intakeId: null,
  level: null,
  rhythm: null,
  format: null,
  amountMinor: 1_950_000,
  currency: "XOF",
  per: "year",
  isFrom: false,
  position: 0,
} as const;
const programme: SchoolProgramme = {
  id: "p",
  name: "Curriculum",
  summary: "Une ligne.",
  duration: "7 ans",
  details: "Un texte.",
  contentPath: "/curriculum",
  hasDemoFees: true,
  offerings: [
    offering,
    { ...offering, level: "grade-7" },
    { ...offering, site: "online", level: "grade-7" },
  ],
  fees: [fee, { ...fee, id: "g", site: "cameroon", currency: "XAF", amountMinor: 1_650_000 }],
  requirements: [],
  documents: [],
  readAt: new Date("2026-12-01T10:00:00Z"),
};
const withoutDates: SchoolProgramme = { ...programme, offerings: [], fees: [] };
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, " ");

describe("describeProgramme", () => {
  it("says where, for which classes, until when and from how much, Dakar first", () => {
    const card = describeProgramme("fr", programme);
    expect(card.places).toBe("Dakar, en ligne");
    expect(plain(card.closing)).toBe("Candidatures jusqu’au 30 juin 2027");
    expect(plain(card.fee)).toBe("À partir de 1 950 000 XOF ou 1 650 000 XAF par an");
    const english = describeProgramme("en", programme);
    expect(english.places).toBe("Dakar, online");
    expect(plain(english.fee)).toBe("From XOF 1,950,000 or XAF 1,650,000 a year");
  });

  it("says from when before the opening, and that it is closed afterwards", () => {
    const at = (readAt: string) =>
      plain(describeProgramme("en", { ...programme, readAt: new Date(readAt) }).closing);
    expect(at("2026-09-30T23:59:59Z")).toBe("Applications open on 1 October 2026");
    expect(at("2027-07-01T00:00:00Z")).toBe("Applications are closed for this intake");
    const closed = programme.offerings.map((one) => ({ ...one, isClosed: true }));
    expect(describeProgramme("en", { ...programme, offerings: closed }).closing).toBe(
      "Applications are closed for this intake",
    );
  });

  it("shows no fee where none was entered", () => {
    expect(describeProgramme("fr", withoutDates)).toMatchObject({ closing: "À fixer", fee: null });
  });
});

describe("buildProgrammeSummary", () => {
  it("leads to the page of the programme, and leaves out what is not known", () => {
    const full = buildProgrammeSummary("fr", programme);
    expect(full.items.map(({ label }) => label)).toEqual(["Où", "Candidatures", "Frais"]);
    expect(full.asks?.[0]?.href).toBe("/autre-formation/p");
    expect(buildProgrammeSummary("fr", withoutDates).items).toEqual([
      { label: "Candidatures", value: "À fixer" },
    ]);
  });
});

describe("buildProgrammeSections", () => {
  it("says that dates are not set, and has no section without data", () => {
    expect(buildProgrammeSections("en", withoutDates)).toEqual([
      expect.objectContaining({
        id: "classes",
        note: expect.stringContaining("are not set yet"),
      }),
    ]);
  });

  it("has one row for classes with the same place and dates, and marks invented amounts", () => {
    const [dates, fees] = buildProgrammeSections("fr", programme);
    if (dates?.type !== "table" || fees?.type !== "table") throw new Error("two tables expected");
    expect(dates.rows.map(({ cells }) => [cells[0], cells[2]])).toEqual([
      ["Dakar", "6e et 5e"],
      ["En ligne", "5e (Grade 7, Form 2)"],
    ]);
    expect(fees.rows.map(({ cells }) => plain(cells.join(" | ")))).toEqual([
      "Scolarité, par an | 1 950 000 XOF | 1 650 000 XAF",
    ]);
    expect(fees.note).toContain("Montants de démonstration");
  });

  it("names the format of a fee within its label", () => {
    const group = { ...fee, format: "group", per: "month" } as const;
    const sections = buildProgrammeSections("fr", { ...programme, fees: [group] });
    const fees = sections.find((one) => one.type === "table" && one.id === "frais");
    expect(JSON.stringify(fees)).toContain("Scolarité, en groupe, par mois");
  });

  it("lists the ages of the classes that are taught, lowest first, and the other conditions as a note", () => {
    const age = { kind: "age", minAge: 10, maxAge: 13 } as const;
    const [, conditions] = buildProgrammeSections("fr", {
      ...programme,
      requirements: [
        { ...age, level: "grade-7", minAge: 11, maxAge: 14 },
        { ...age, level: "grade-12" },
        { ...age, level: "grade-6" },
        { level: null, kind: "text", text: "Dire où." },
      ],
    });
    if (conditions?.type !== "table") throw new Error("a table expected");
    expect(conditions.rows.map(({ cells }) => cells.map(plain))).toEqual([
      ["6e (Grade 6, Form 1)", "De 10 à 13 ans"],
      ["5e (Grade 7, Form 2)", "De 11 à 14 ans"],
    ]);
    expect(conditions.note).toMatch(/^Dire où\./);
  });
});
