import { v5 } from "uuid";
import type { Applicant } from "./demo-applicants.ts";
import { createDemoPdf } from "./demo-pdf.ts";
import { type DemoRows, fileRow } from "./demo-rows.ts";

export const COUNTRY_CODES = { senegal: "SN", cameroon: "CM" } as const;

/** The order of levels in each school system. */
const levelSequences = [
  ["4e", "3e", "2de", "1re", "terminale", "licence-1", "licence-2", "licence-3"],
  ["form-4", "form-5", "lower-sixth", "upper-sixth"],
  ["2de", "1re", "terminale", "bts"],
];

/** The school years of an applicant, newest first. */
export function cursusRows(applicant: Applicant, applicationId: string) {
  const levels = levelSequences.find((levels) => levels.includes(applicant.level)) ?? [];
  const lastLevel = levels.indexOf(applicant.level);
  return Array.from({ length: applicant.years }, (_, yearsBack) => ({
    id: v5(`entry-${yearsBack}`, applicationId),
    applicationId,
    activity: "studies",
    occurredOn: null,
    schoolYear: `${2025 - yearsBack}-${2026 - yearsBack}`,
    country: COUNTRY_CODES[applicant.campus],
    province: null,
    city: applicant.city,
    level: levels[Math.max(0, lastLevel - yearsBack)] ?? applicant.level,
    school: applicant.school,
    field: null,
    average: yearsBack === 0 ? applicant.average : earlierAverage(applicant, yearsBack),
    averageScale: applicant.scale,
    comment: null,
  }));
}

/** Varies the average a little for earlier years. */
function earlierAverage({ average, scale }: Applicant, yearsBack: number): string {
  const value = Number(average);
  if (Number.isNaN(value)) return average;
  const step = (scale === "100" ? 2 : 0.4) * (yearsBack % 2 ? -1 : 1) * yearsBack;
  return String(Math.round((value + step) * 10) / 10);
}

/** The proofs of the newest years. */
export function proofRows(applicant: Applicant, ownerId: string, rows: DemoRows) {
  return Array.from({ length: applicant.proofs }, (_, yearsBack) => {
    const year = `${2025 - yearsBack}-${2026 - yearsBack}`;
    const pdf = createDemoPdf([
      `${applicant.school} - ${applicant.city}`,
      `Bulletin de notes ${year}`,
      `${applicant.last.toUpperCase()} ${applicant.first}`,
      `Moyenne : ${yearsBack === 0 ? applicant.average : earlierAverage(applicant, yearsBack)} (${applicant.scale})`,
      "Document de démonstration, sans valeur.",
    ]);
    return fileRow(v5(`proof-${yearsBack}`, ownerId), ownerId, `bulletin-${year}.pdf`, pdf, rows);
  });
}
